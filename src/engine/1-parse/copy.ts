/** A copy of plain data, as a file holds it: lists, fields and single values. */
export function copyOf(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(copyOf);
  if (typeof data !== 'object' || data === null) return data;
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) copy[name] = copyOf(value);
  return copy;
}
