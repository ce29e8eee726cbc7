import { isFields } from '#kit/model';

/** Data with each of its texts as another one. */
export function mapTexts<Data>(data: Data, change: (text: string) => string): Data {
  const mapped = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(mapped);
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner)]));
  };
  // The same shape: nothing but texts is another.
  return mapped(data) as Data;
}

/** All texts of data, in their order. */
export function textsIn(data: unknown): string[] {
  const texts: string[] = [];
  mapTexts(data, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
