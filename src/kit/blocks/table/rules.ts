import type { BlockRules } from '#engine';
import { finding } from '#engine/catalogue';
import type { Problem } from '../../model/diagnostic.ts';
import type { TableBlock } from '../../model/source-types.generated.ts';
import type { TableBlock as CompiledBlock } from '../../model/types.generated.ts';

/** Each row of a table has as many cells as the table has columns. */
export const rules: BlockRules<TableBlock, CompiledBlock> = { problems: problemsOf };

function problemsOf({ columns: { length: columns }, rows }: TableBlock): Problem[] {
  const cells = rows[0]?.length ?? 0;
  // Where the rows are like one another, the slip is in the columns, and one.
  if (rows.length > 1 && cells !== columns && rows.every(({ length }) => length === cells))
    return [{ path: ['columns'], mark: 'key', ...finding('table/columns', { cells, columns, isOfAll: true }) }];
  return rows.flatMap(({ length }, index): Problem[] =>
    length === columns
      ? []
      : [{ path: ['rows', index], mark: 'value', ...finding('table/columns', { cells: length, columns }) }],
  );
}
