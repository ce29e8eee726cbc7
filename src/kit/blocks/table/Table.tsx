import type { TableBlock } from '../../model/types.generated.ts';
import { Note } from '../../ui/Note.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { SourceLine } from '../../ui/SourceLine.tsx';
import { TableRoot } from './styles.ts';

/** The roles that elements of a table have by nature, and lose to `display` where rows are shown as lists. */
const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnName: { role: 'columnheader' },
  rowName: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/**
 * A table whose first cell of each row names the row. A narrow screen shows rows as lists, and assistive technology
 * still a table (WCAG 1.3.1), which has the name of its section where no caption says one.
 */
export function Table({ caption, columns, rows, note, ...words }: TableBlock) {
  return (
    <Section {...words} block="table">
      <TableRoot role="table" aria-label={caption ? undefined : words.heading}>
        {caption && <caption>{caption}</caption>}
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column} scope="col" {...roles.columnName}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(([name = [], ...cells], row) => (
            <tr key={row} {...roles.row}>
              <th scope="row" {...roles.rowName}>
                <RichText value={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={index} {...roles.cell} data-label={columns[index + 1]}>
                  <span>
                    <RichText value={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRoot>
      {note && <Note value={note} />}
      <SourceLine />
    </Section>
  );
}
