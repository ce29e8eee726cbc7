import { applyEdit, type Edit } from '#engine/edit';
import type { Advice } from '#kit/model';

/** The text of a file after its editor has done what a help says; nothing where it can't be done. */
export function carriedOut(text: string, advice: Advice): string | undefined {
  if (advice.do === 'replace') {
    const [start, end] = advice.range;
    return text.slice(0, start) + advice.text + text.slice(end);
  }
  let result: string | undefined = text;
  for (const edit of editsOf(advice)) {
    const done: ReturnType<typeof applyEdit> = applyEdit(result, edit);
    if ('refused' in done) return undefined;
    result = done.text;
  }
  return result;
}

function editsOf(advice: Exclude<Advice, { do: 'replace' }>): Edit[] {
  const { path } = advice;
  switch (advice.do) {
    case 'set':
      return [{ op: 'set', path, value: advice.value }];
    case 'remove':
      return [{ op: 'remove', path }];
    case 'append':
      return Array.from({ length: advice.count }, () => ({ op: 'insert', path, index: 0, value: advice.entry }));
    case 'add':
      return fieldsAt(path, advice.fields);
    case 'exchange':
      return [{ op: 'remove', path }, ...fieldsAt(path.slice(0, -1), advice.fields)];
  }
}

function fieldsAt(path: readonly (string | number)[], fields: Readonly<Record<string, unknown>>): Edit[] {
  return Object.entries(fields).map(([name, value]) => ({ op: 'set', path: [...path, name], value }));
}
