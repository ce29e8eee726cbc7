import { fillPlaceholders } from '../../links/placeholders.ts';
import type { ValueScope } from '../value-scope.ts';
import { typeset } from './typeset.ts';

/** A plain text with its placeholders filled in, as its language sets it. */
export function filledText(value: string, scope: ValueScope): string {
  return typeset(fill(value, scope), scope.context.typography);
}

/** A text with its placeholders filled in, but for the names in `keep`; what can't be filled in is reported. */
export function fill(
  value: string,
  scope: ValueScope,
  keep?: ReadonlySet<string>,
  escaped?: (text: string) => string,
): string {
  const { text, problems, names } = fillPlaceholders(value, scope.context, {
    ...(keep ? { keep } : {}),
    ...(escaped ? { escape: escaped } : {}),
  });
  for (const name of names) scope.refer('fact', name);
  for (const { missing, ...problem } of problems)
    scope.report(problem, missing === undefined ? undefined : { kind: 'fact', name: missing });
  return text;
}
