import type { Option } from './link-options.ts';

const codes =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk ms mt nl no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur vi zh'.split(
    ' ',
  );

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Languages by their names, with the code behind, and that of `code` where it is none of them. */
export function languageOptions(code = ''): Option[] {
  return [...new Set([...codes, code])]
    .filter(Boolean)
    .map((each) => ({ value: each, label: nameOfLanguage(each), detail: each }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** What a language is called; a code that is none stays as it is. */
export function nameOfLanguage(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
