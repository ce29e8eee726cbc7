import { type Path, type Schema, valueAt } from '#kit/model';
import { useFieldView } from '../field-view.ts';
import { resolve } from '../schema.ts';
import { useFormScope } from '../scope.tsx';
import { useFigures } from '../widgets/use-figures.ts';
import { summaryOf } from '../words.ts';
import { gridOf } from './table-edits.ts';

type CellsProps = { path: Path; name: string; schema: Schema; value: unknown };

/** The cells of a row, each under the heading of its column. One that is missing can be filled in. */
export function RowCells({ path, name, schema, value }: CellsProps) {
  const FieldView = useFieldView();
  const { data } = useFormScope();
  const { filled } = useFigures();
  const headings = gridOf(valueAt(data, path.slice(0, -2)))?.columns ?? [];
  const cells: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: Math.max(headings.length, cells.length) }, (_, index) => (
    <FieldView
      key={index}
      path={[...path, index]}
      name={name}
      // What one cell is in general, nobody has to read in each.
      schema={{ ...resolve(schema.items ?? {}), description: '' }}
      value={cells[index]}
      isRequired
      label={summaryOf(headings[index], filled) || `Cell ${index + 1}`}
    />
  ));
}
