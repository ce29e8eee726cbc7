/** What stands at a step of a path: a field of a group, an entry of a list; nothing where there is no such thing. */
export function childOf(value: unknown, step: string | number): unknown {
  return isHolder(value) ? value[step] : undefined;
}

/** True for what holds values by their names or numbers: a group of fields or a list. */
export function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
