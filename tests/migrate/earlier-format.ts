import type { Migration } from '#engine/refactor';

/**
 * A format that never was: in it a quotation's `by` was called `author`, a section of running text had one `point`, and a
 * figure was one text, `figure: 22 days | for an answer`. What becomes of it is today's format, so that all that is checked
 * of today's files holds for the result.
 */
export const earlierFormat: readonly Migration[] = [
  {
    title: 'The author of a quotation is called `by`.',
    edits: (group, { path }) =>
      path.at(-1) === 'quote' && 'author' in group ? [{ op: 'rename', path: ['author'], key: 'by' }] : undefined,
  },
  {
    title: 'Running text has a list of `points`.',
    edits: (group) =>
      group['type'] === 'prose' && 'point' in group
        ? [
            { op: 'rename', path: ['point'], key: 'points' },
            { op: 'set', path: ['points'], value: [group['point']] },
          ]
        : undefined,
  },
  {
    title: 'A figure is a `value` and a `label`.',
    edits: ({ figure }, { path, section }) => {
      if (path.at(-2) !== 'items' || section?.['type'] !== 'stats' || figure === undefined) return undefined;
      const [value, label, ...more] = typeof figure === 'string' ? figure.split(' | ') : [];
      if (value === undefined || label === undefined || more.length > 0)
        return { refused: 'write the figure and what it counts with ` | ` between them.' };
      return [
        { op: 'rename', path: ['figure'], key: 'value' },
        { op: 'set', path: ['value'], value },
        { op: 'set', path: ['label'], value: label },
      ];
    },
  },
];
