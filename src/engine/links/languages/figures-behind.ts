import { isFields } from '#kit/model';

/** A figure that doesn't say what its original says `now`: of which it says `then` that it was translated, or nothing. */
export type FigureBehind = { name: string; then: string | undefined; now: string };

/**
 * The figures of a language whose original says something else since they were translated, or that don't say what they were translated
 * from, by what both files say. A figure says that by the value itself: anybody can read it, and what has changed needs no earlier version.
 */
export function figuresBehind(figures: unknown, originals: unknown): FigureBehind[] {
  return Object.entries(isFields(figures) ? figures : {}).flatMap(([name, figure]) => {
    const now = textOf(isFields(originals) ? originals[name] : undefined, 'value');
    const then = textOf(figure, 'translated');
    return now === undefined || then === now || textOf(figure, 'value') === undefined ? [] : [{ name, then, now }];
  });
}

function textOf(figure: unknown, field: 'value' | 'translated'): string | undefined {
  const text = isFields(figure) ? figure[field] : undefined;
  return typeof text === 'string' ? text : undefined;
}
