import { diffLines } from 'diff';
import { useMemo } from 'react';
import { Table } from './SideBySide.styles.ts';

type Row = { before: string | undefined; after: string | undefined };

/** How many lines are shown around what differs. */
const around = 2;

/** `name` is what the texts are of. */
type SideProps = { before: string; after: string; labels: [string, string]; name: string };

/** Two texts beside each other: what went on the left, what came on the right, with the lines around it. */
export function SideBySide({ before, after, labels, name }: SideProps) {
  const rows = useMemo(() => rowsOf(before, after), [before, after]);
  return (
    // Long lines are scrolled to by the keyboard too.
    <Table tabIndex={0} role="region" aria-label={`Side by side: ${name}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels[0]}</th>
            <th scope="col">{labels[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} data-gap={row === 'gap' || undefined}>
              {row === 'gap' ? (
                <td colSpan={2}>⋮</td>
              ) : (
                <>
                  <td data-gone={row.before !== undefined && row.before !== row.after ? '' : undefined}>
                    {row.before}
                  </td>
                  <td data-new={row.after !== undefined && row.before !== row.after ? '' : undefined}>{row.after}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

function rowsOf(before: string, after: string): (Row | 'gap')[] {
  const rows: Row[] = [];
  let gone: string[] = [];
  const flush = (added: readonly string[]) => {
    for (let index = 0; index < Math.max(gone.length, added.length); index += 1)
      rows.push({ before: gone[index], after: added[index] });
    gone = [];
  };
  for (const { value, added, removed } of diffLines(before, after)) {
    const lines = value.replace(/\n$/, '').split('\n');
    if (removed) gone = lines;
    else if (added) flush(lines);
    else {
      flush([]);
      rows.push(...lines.map((line) => ({ before: line, after: line })));
    }
  }
  flush([]);
  return withGaps(rows);
}

function withGaps(rows: readonly Row[]): (Row | 'gap')[] {
  const isNear = rows.map((_, index) =>
    rows.slice(Math.max(0, index - around), index + around + 1).some((row) => row.before !== row.after),
  );
  return rows.flatMap((row, index): (Row | 'gap')[] => {
    if (isNear[index]) return [row];
    return isNear[index - 1] ? ['gap'] : [];
  });
}
