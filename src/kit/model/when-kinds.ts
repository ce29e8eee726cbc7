/** True for the kinds of what says when something is shown: `schedule` no view needs, `occasion` are its own days. */
export function isWhenKind(kind: string | undefined): boolean {
  return kind === 'schedule' || kind === 'occasion';
}
