import { placeholder, viewWordLabels, withoutMiddle } from '#kit/model';
import { readText } from '../kinds/text/read-text.ts';

/**
 * Something from the content inside of a sentence of ours: how it is marked where there is no other way to tell it apart.
 * Formats treat it as what it is, the words of others. `of` says what it is the short name of, which people know by its title.
 */
export type Content = { content: string; marks: '' | '“”'; of?: 'form' | 'inquiry' | 'figure' };

/** A sentence, or a part of one. */
export type Words = readonly (string | Content)[];

/** A sentence with words put in: words`section ${name} moved up`. */
export function words(texts: TemplateStringsArray, ...inside: (string | number | Content | Words)[]): Words {
  return texts.flatMap((text, at) => {
    const value = inside[at];
    if (value === undefined) return [text];
    if (typeof value === 'number') return [text, String(value)];
    return typeof value === 'string' || 'content' in value ? [text, value] : [text, ...value];
  });
}

/** "a", "a and b", "a, b and c"; of more than `most`, the rest is counted. */
export function listed(names: readonly Words[], most = 20): Words {
  const all = names.length > most ? [...names.slice(0, most), [`${names.length - most} more`]] : names;
  return all.flatMap((one, at) => [...(at === 0 ? [] : [at === all.length - 1 ? ' and ' : ', ']), ...one]);
}

/** A name: of a section, a card, a figure. */
export function nameWords(name: string): Words {
  return [{ content: withoutMiddle(visible(readText(name).text), longestName), marks: '“”' }];
}

/** A name as a sentence begins with it: without marks where it is a few plain words. */
export function placeName(name: string): Words {
  const text = withoutMiddle(visible(name), longestName);
  return [{ content: text, marks: /^[\p{L}\p{N}][\p{L}\p{N} '’-]*$/u.test(text) ? '' : '“”' }];
}

/** A value that needs no marks: an address, a day, a choice. */
export function plainValue(value: string): Words {
  return [{ content: withoutMiddle(visible(value), longestText), marks: '' }];
}

/** A text that visitors read. A short figure stands for itself. */
export function textValue(value: string): Words {
  const text = visible(readText(value).text);
  const isShort = text.length <= 24 && text.split(' ').length <= 3;
  const isFigure = isShort && /\d/.test(text) && !/[.!?“”"→:;]/.test(text.replaceAll(/\d[.,:]\d/g, '0'));
  return [{ content: withoutMiddle(text, longestText), marks: isFigure ? '' : '“”' }];
}

const longestName = 48;
const longestText = 160;

/** What is only known when a text is shown, as forms call it. */
const shownLater = new Map(Object.entries(viewWordLabels).map(([name, label]) => [name, `(${label})`]));

/** A text on one line, without characters that nobody sees or that turn what stands around them. */
export function visible(text: string): string {
  return text
    .replaceAll(placeholder, (whole, name: string) => shownLater.get(name.trim()) ?? whole)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();
}

/** The words as plain text, marks included. */
export function plainWords(all: Words): string {
  return all.map((part) => (typeof part === 'string' ? part : marked(part))).join('');
}

/** What of the content stands between its marks; marks of the same kind inside would end them too early. */
function marked({ content, marks }: Content): string {
  const [open = '', close = ''] = marks;
  return `${open}${content}${close}`;
}
