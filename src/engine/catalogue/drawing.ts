import { entry } from './entry.ts';
import { say, written } from './say.ts';

/** Why something may not be in a picture. */
export type DrawingReason =
  | 'script'
  | 'foreign'
  | 'unknown'
  | 'handler'
  | 'reference'
  | 'style'
  | 'declaration'
  | 'encoding'
  | 'syntax';

const reasons: Readonly<Record<Exclude<DrawingReason, 'encoding' | 'syntax'>, string>> = {
  script: 'it would run a program',
  handler: 'it would run a program',
  foreign: 'it would put another document into the picture',
  reference: 'it leads out of the picture',
  style: 'it would load something from elsewhere',
  declaration: 'it would change how the file is read',
  unknown: 'SVG has no such element',
};

/** Pictures that are drawn in SVG, which can hold more than a drawing. */
export const drawingEntries = {
  'image/unsafe': entry<{ found: string; reason: DrawingReason }>({
    severity: 'error',
    title: 'A picture that does more than show something',
    explanation:
      'An SVG file can hold programs and addresses besides a drawing. Pictures of this site hold drawings only.',
    message: ({ found, reason }) => {
      if (reason === 'syntax') return 'This picture is not a complete SVG file.';
      if (reason === 'encoding')
        return 'This picture is not written in UTF-8, and could show one thing here and another there.';
      return say`This picture holds ${written(found)}, which is no drawing: ${reasons[reason]}.`;
    },
    help: () => 'Export it again as "plain" or "optimised" SVG, or as a PNG.',
  }),
};
