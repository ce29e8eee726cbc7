import { spaceBefore } from '../../base/scan.ts';
import { finding } from '../../catalogue/index.ts';
import { type Draft, type FindFixes, type Fix, indentOf, lineFix, neighbour, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

/** A name of a field, the sign in place of its colon, and what follows. */
const otherSign = /^([A-Za-z_][\w-]*)(\s*(?:=>|->|→|:=|::+|=|;|：|:-)\s*|\s+[-–—]\s+|[.,]\s+|\s+:(?=\S))(\S[\s\S]*)?$/;

/** Colons that are missing, that have no space after them, or in whose place another sign stands. */
export const colonFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const lead = /^\s*(?:-\s+)*/.exec(text)?.[0] ?? '';
  const rest = text.slice(lead.length);
  return [
    ...blockColons(draft, index, lead, rest),
    ...addressColons(index, lead, rest),
    ...flowColons(draft, index, text),
    ...nameQuotes(index, lead, rest),
  ];
};

function blockColons(draft: Draft, index: number, lead: string, rest: string): Fix[] {
  const { vocabulary } = draft;
  const fixes: Fix[] = [];
  const isKnown = (word: string) => vocabulary.fields.has(word);
  const close = /^["']?([A-Za-z_][\w-]*)["']?:(?=[^\s:])/.exec(rest);
  if (close?.[1] && !/^(?:https?|mailto|tel):/.test(rest)) {
    const line = `${lead}${close[0]} ${rest.slice(close[0].length)}`;
    const what = finding('syntax/colon-space', { name: close[1], line });
    fixes.push(lineFix(index, line, isKnown(close[1]) ? 0.3 : 1.6, what, lead.length, lead.length + close[0].length));
  }
  const twice = /^([A-Za-z_][\w-]*):\s+:(?=\s)/.exec(rest);
  if (twice?.[1] && isKnown(twice[1])) {
    const line = `${lead}${twice[1]}:${rest.slice(twice[0].length)}`;
    const what = finding('syntax/colon', { name: twice[1], found: ': :', line });
    fixes.push(lineFix(index, line, 0.3, what, lead.length, lead.length + twice[0].length));
  }
  const other = otherSign.exec(rest);
  if (other?.[1] && isKnown(other[1])) {
    const [, word, found = '', value = ''] = other;
    const line = `${lead}${word}: ${value}`.trimEnd();
    fixes.push(
      lineFix(
        index,
        line,
        0.4,
        finding('syntax/colon', { name: word, found: found.trim(), line }),
        lead.length,
        lead.length + word.length + found.trimEnd().length,
      ),
    );
  }
  const none = /^([A-Za-z_][\w-]*)(?:\s+([^\s:][\s\S]*))?$/.exec(rest.trimEnd());
  if (none?.[1] && isKnown(none[1])) {
    const line = `${lead}${none[1]}:${none[2] === undefined ? '' : ` ${none[2]}`}`;
    fixes.push(
      lineFix(
        index,
        line,
        0.6,
        finding('syntax/missing-colon', { name: none[1], line }),
        lead.length,
        lead.length + none[1].length,
      ),
    );
  }
  const below = /^\s*:\s+(\S.*)$/.exec(textAt(draft, index + 1));
  if (none?.[1] && none[2] === undefined && below && isKnown(none[1])) {
    const line = `${lead}${none[1]}: ${below[1]}`;
    const what = finding('syntax/missing-colon', { name: none[1], line });
    const fix = lineFix(index, line, 0.4, what, lead.length, lead.length + none[1].length);
    fixes.push({ ...fix, to: index + 1, texts: [line, ''] });
  }
  return fixes;
}

/** The same between an old address and where it leads. */
function addressColons(index: number, lead: string, rest: string): Fix[] {
  const [, from, sign = '', to] =
    /^(\/[\w./~-]*)(\s*(?:=>|->|→|=)\s*|:)((?:\/|https:\/\/)\S*)$/.exec(rest.trimEnd()) ?? [];
  if (from === undefined || to === undefined) return [];
  const line = `${lead}${from}: ${to}`;
  const what =
    sign === ':'
      ? finding('syntax/colon-space', { name: from, line })
      : finding('syntax/colon', { name: from, found: sign.trim(), line });
  return [lineFix(index, line, 0.4, what, lead.length, lead.length + from.length + sign.trimEnd().length)];
}

/** The same between `{` and `}`. */
function flowColons({ vocabulary }: Draft, index: number, text: string): Fix[] {
  const fixes: Fix[] = [];
  const add = (pattern: RegExp, cost: number, what: (name: string, line: string) => Fix['finding']) => {
    const found = pattern.exec(text);
    const word = found?.[2];
    if (!found || word === undefined || !vocabulary.fields.has(word)) return;
    const start = found.index + (found[1]?.length ?? 0);
    const line = `${text.slice(0, start)}${word}: ${text.slice(found.index + found[0].length)}`;
    fixes.push(lineFix(index, line, cost, what(word, line), start, found.index + found[0].trimEnd().length));
  };
  add(/([{,]\s*)([A-Za-z_][\w-]*):(?=[^\s:])/, 0.3, (word, line) =>
    finding('syntax/colon-space', { name: word, line }),
  );
  add(/([{,]\s*)([A-Za-z_][\w-]*)\s*(?:=>|->|→|=|;|：|::)\s*/, 0.4, (word, line) =>
    finding('syntax/colon', { name: word, found: '=', line }),
  );
  add(/([{,]\s*)([A-Za-z_][\w-]*)\s+(?=[^\s:}])/, 0.6, (word, line) =>
    finding('syntax/missing-colon', { name: word, line }),
  );
  return fixes;
}

/** A quote that belongs to no text, at the name of a field. */
function nameQuotes(index: number, lead: string, rest: string): Fix[] {
  const found = /^(?:(["'])([A-Za-z_][\w-]*)|([A-Za-z_][\w-]*)(["']))\s*:(?=\s|$)/.exec(rest);
  const word = found?.[2] ?? found?.[3];
  const quote = found?.[1] ?? found?.[4];
  if (!found || word === undefined || quote === undefined) return [];
  const line = `${lead}${word}:${rest.slice(found[0].length)}`;
  const what = finding('syntax/unclosed-quote', { quote, isOpening: found[1] !== undefined, line });
  return [lineFix(index, line, 0.4, what, lead.length, lead.length + word.length + 1)];
}

/** Several fields, or a field and an entry, on one line. */
export const oneLineFixes: FindFixes = (draft, index) => [...spacedFields(draft, index), ...closeFields(draft, index)];

/** The name of a field right behind a text, without a space between them. */
function closeFields(draft: Draft, index: number): Fix[] {
  const text = textAt(draft, index);
  const { content, name: first } = shapeOf(text);
  if (first === undefined) return [];
  return [...text.matchAll(/(?<=\w):(?=\s|$)/g)].flatMap(({ index: end }) => {
    const names = [...draft.vocabulary.fields].filter((word) => text.startsWith(word, end - word.length));
    return names.flatMap((word): Fix[] => {
      const start = end - word.length;
      if (start <= content + first.length || !/[\w)\]}.,;!?"']/.test(text.charAt(start - 1))) return [];
      return [
        {
          from: index,
          to: index,
          texts: [withoutSeparator(text.slice(0, start)), ' '.repeat(content) + text.slice(start)],
          cost: 0.7 + (word.length < 4 ? 0.2 : 0),
          finding: finding('syntax/one-line', { name: word }),
          mark: { line: index, start, end },
          isSure: true,
        },
      ];
    });
  });
}

const spacedFields: FindFixes = ({ lines, vocabulary }, line) => {
  const text = lines[line]?.text ?? '';
  const { content, name: first } = shapeOf(text);
  if (first === undefined) return [];
  const fixes: Fix[] = [];
  for (const { index, 1: word = '' } of text.matchAll(/(?<=\s)([A-Za-z_][\w-]*):(?=\s|$)/g)) {
    if (!vocabulary.fields.has(word)) continue;
    const start = dashesBefore(text, index);
    const before = withoutSeparator(text.slice(0, spaceBefore(text, start)));
    if (before.length <= content) continue;
    const isEmpty = before.endsWith(':');
    for (const indent of new Set([
      isEmpty || start < index ? content + 2 : content,
      content,
      content + 2,
      Math.max(0, content - 2),
    ])) {
      const texts = [before, ' '.repeat(indent) + text.slice(start)];
      fixes.push({
        from: line,
        to: line,
        texts,
        cost: 0.7 + (isEmpty ? 0.2 : 0),
        finding: finding('syntax/one-line', { name: word }),
        mark: { line, start, end: index + word.length },
        isSure: true,
      });
    }
  }
  return fixes;
};

/** What stands before the next field, without the sign that was put between both. */
function withoutSeparator(before: string): string {
  return before.replace(/[,;]$/, '').trimEnd();
}

/** Where the dashes begin that stand before a word, each with space around it; the place of the word where there are none. */
function dashesBefore(text: string, word: number): number {
  let start = word;
  for (let dash = spaceBefore(text, word) - 1; text[dash] === '-'; dash = spaceBefore(text, dash) - 1) {
    if (!/\s/.test(text.charAt(dash - 1))) break;
    start = dash;
  }
  return start;
}

/** A colon that nothing stands before. Which field it was can't be known, so the line is left out. */
export const noNameFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const found = /^(\s*(?:-\s+)*):(?=\s|$)/.exec(text);
  if (!found) return [];
  const start = found[0].length - 1;
  const isHead = (found[1] ?? '').includes('-');
  const rest = isHead ? (found[1] ?? '').trimEnd() + (isFollowed(draft, index) ? '' : ' {}') : '';
  const what = finding('syntax/no-name', { line: undefined });
  return [{ ...lineFix(index, rest, 2, what, start, start + 1, false), isLeftOut: true }];
};

/** True where the next line stands further right, and so belongs to the same entry. */
function isFollowed(draft: Draft, index: number): boolean {
  return indentOf(textAt(draft, neighbour(draft, index, 1))) > indentOf(textAt(draft, index));
}
