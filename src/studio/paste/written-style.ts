import type { WordLook } from '../marked/signs.ts';
import { type CopiedElement, classesOf } from './tree.ts';

/** Declarations by their property, as a style attribute has them. */
type Declarations = ReadonlyMap<string, string>;

/** What a clipboard's sheet says of classes, by selector: spreadsheets and Pages write bold there alone. */
export type ClassStyles = ReadonlyMap<string, Declarations>;

/** The rules of a clipboard's style elements that are for one class: `.xl65`, `span.s1`. */
export function classStyles(html: string): ClassStyles {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, sheet = '']) =>
    sheet.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, ''),
  );
  const rules = sheets.flatMap((sheet) => sheet.split('}').map((rule) => rule.split('{')));
  return new Map(
    rules.flatMap(([selectors = '', body = '']) =>
      selectors.split(',').map((selector) => [selector.trim(), declarationsIn(body)] as const),
    ),
  );
}

function declarationsIn(text: string): Declarations {
  const pairs = text.split(';').map((one) => {
    const at = one.indexOf(':');
    return [
      one.slice(0, Math.max(0, at)).trim().toLowerCase(),
      one
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    ] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}

/** What an element's own style says, and below it what its classes say. */
export function styleOf(element: CopiedElement, classes: ClassStyles): Declarations {
  const own = declarationsIn(element.getAttribute('data-style') ?? '');
  const tag = element.tagName.toLowerCase();
  const byClass = classesOf(element).flatMap((name) =>
    [`.${name}`, `${tag}.${name}`].flatMap((selector) => [...(classes.get(selector) ?? [])]),
  );
  return new Map([...byClass, ...own]);
}

/** How words in an element look, by its style, else by its name, else as around it. */
export function lookIn(element: CopiedElement, style: Declarations, around: WordLook): WordLook {
  const weight = style.get('font-weight') ?? style.get('font') ?? '';
  const slant = style.get('font-style') ?? style.get('font') ?? '';
  const isBold = /\b(?:bold|bolder|[6-9]00)\b/.test(weight)
    ? true
    : /^(?:normal|lighter|[1-5]00)$/.test(weight)
      ? false
      : /^(?:B|STRONG)$/.test(element.tagName) || undefined;
  const isItalic = /\b(?:italic|oblique)\b/.test(slant)
    ? true
    : slant === 'normal'
      ? false
      : /^(?:I|EM)$/.test(element.tagName) || undefined;
  return { ...around, isBold: isBold ?? around.isBold, isItalic: isItalic ?? around.isItalic };
}
