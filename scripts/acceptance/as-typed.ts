/** Words as they are typed on a keyboard: pages set quotes, dashes in ranges and spaces as their language does. */
export function asTyped(words: string): string {
  return words
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/–\u2060?/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** The same for all texts of compiled data, however deep they stand. */
export function allAsTyped<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => (typeof value === 'string' ? asTyped(value) : value));
}
