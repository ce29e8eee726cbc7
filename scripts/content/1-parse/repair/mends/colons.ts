import { finding } from '../../../catalogue/index.ts';
import { type Draft, type FindMends, lineMend, type Mend, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

const name = '([A-Za-z_][\\w-]*)';
const sign = '(\\s*(?:=>|->|→|:=|::+|=|;|：|:-)\\s*|\\s+[-–—]\\s+|[.,]\\s+|\\s+:(?=\\S))';

/** Colons that are missing, that have no space after them, or in whose place another sign stands. */
export const colonMends: FindMends = (draft, index) => {
  const text = textAt(draft, index);
  const lead = /^\s*(?:-\s+)*/.exec(text)?.[0] ?? '';
  const rest = text.slice(lead.length);
  return [
    ...blockColons(draft, index, lead, rest),
    ...flowColons(draft, index, text),
    ...nameQuotes(index, lead, rest),
  ];
};

function blockColons({ vocabulary }: Draft, index: number, lead: string, rest: string): Mend[] {
  const mends: Mend[] = [];
  const isKnown = (word: string) => vocabulary.fields.has(word);
  const close = new RegExp(`^["']?${name}["']?:(?=[^\\s:])`).exec(rest);
  if (close?.[1] && !/^(?:https?|mailto|tel):/.test(rest)) {
    const line = `${lead}${close[0]} ${rest.slice(close[0].length)}`;
    const what = finding('syntax/colon-space', { name: close[1], line });
    mends.push(lineMend(index, line, isKnown(close[1]) ? 0.3 : 1.6, what, lead.length, lead.length + close[0].length));
  }
  const other = new RegExp(`^${name}${sign}(\\S.*)?$`).exec(rest);
  if (other?.[1] && isKnown(other[1])) {
    const [, word, found = '', value = ''] = other;
    const line = `${lead}${word}: ${value}`.trimEnd();
    mends.push(
      lineMend(
        index,
        line,
        0.4,
        finding('syntax/colon', { name: word, found: found.trim(), line }),
        lead.length,
        lead.length + word.length + found.trimEnd().length,
      ),
    );
  }
  const none = new RegExp(`^${name}(?:\\s+([^\\s:].*))?\\s*$`).exec(rest);
  if (none?.[1] && isKnown(none[1])) {
    const line = `${lead}${none[1]}:${none[2] === undefined ? '' : ` ${none[2]}`}`;
    mends.push(
      lineMend(
        index,
        line,
        0.6,
        finding('syntax/missing-colon', { name: none[1], line }),
        lead.length,
        lead.length + none[1].length,
      ),
    );
  }
  return mends;
}

/** The same between `{` and `}`. */
function flowColons({ vocabulary }: Draft, index: number, text: string): Mend[] {
  const mends: Mend[] = [];
  const add = (pattern: RegExp, cost: number, what: (name: string, line: string) => Mend['finding']) => {
    const found = pattern.exec(text);
    const word = found?.[2];
    if (!found || word === undefined || !vocabulary.fields.has(word)) return;
    const start = found.index + (found[1]?.length ?? 0);
    const line = `${text.slice(0, start)}${word}: ${text.slice(found.index + found[0].length)}`;
    mends.push(lineMend(index, line, cost, what(word, line), start, found.index + found[0].trimEnd().length));
  };
  add(new RegExp(`([{,]\\s*)${name}:(?=[^\\s:])`), 0.3, (word, line) =>
    finding('syntax/colon-space', { name: word, line }),
  );
  add(new RegExp(`([{,]\\s*)${name}\\s*(?:=>|->|→|=|;|：|::)\\s*`), 0.4, (word, line) =>
    finding('syntax/colon', { name: word, found: '=', line }),
  );
  add(new RegExp(`([{,]\\s*)${name}\\s+(?=[^\\s:}])`), 0.6, (word, line) =>
    finding('syntax/missing-colon', { name: word, line }),
  );
  return mends;
}

/** A quote that belongs to no text, at the name of a field. */
function nameQuotes(index: number, lead: string, rest: string): Mend[] {
  const found = new RegExp(`^(?:(["'])${name}|${name}(["']))\\s*:(?=\\s|$)`).exec(rest);
  const word = found?.[2] ?? found?.[3];
  const quote = found?.[1] ?? found?.[4];
  if (!found || word === undefined || quote === undefined) return [];
  const line = `${lead}${word}:${rest.slice(found[0].length)}`;
  const what = finding('syntax/unclosed-quote', { quote, isOpening: found[1] !== undefined, line });
  return [lineMend(index, line, 0.4, what, lead.length, lead.length + word.length + 1)];
}

/** Several fields, or a field and an entry, on one line. */
export const oneLineMends: FindMends = ({ lines, vocabulary }, index) => {
  const text = lines[index]?.text ?? '';
  const { content, name: first } = shapeOf(text);
  if (first === undefined) return [];
  const mends: Mend[] = [];
  for (const found of text.matchAll(/(\s+)((?:-\s+)*)([A-Za-z_][\w-]*):(?=\s|$)/g)) {
    const [, space = '', dash = '', word = ''] = found;
    const start = found.index + space.length;
    if (found.index <= content || !vocabulary.fields.has(word)) continue;
    const before = text.slice(0, found.index);
    const isEmpty = before.trimEnd().endsWith(':');
    for (const indent of new Set([
      isEmpty || dash !== '' ? content + 2 : content,
      content,
      content + 2,
      Math.max(0, content - 2),
    ])) {
      const texts = [before, ' '.repeat(indent) + text.slice(start)];
      mends.push({
        from: index,
        to: index,
        texts,
        cost: 0.7 + (isEmpty ? 0.2 : 0),
        finding: finding('syntax/one-line', { name: word }),
        mark: { line: index, start, end: start + dash.length + word.length },
        isSure: true,
      });
    }
  }
  return mends;
};

/** A colon that nothing stands before. Which field it was can't be known, so the line is left out. */
export const noNameMends: FindMends = (draft, index) => {
  const text = textAt(draft, index);
  const found = /^(\s*(?:-\s+)*):(?=\s|$)/.exec(text);
  if (!found) return [];
  const start = found[0].length - 1;
  return [
    {
      ...lineMend(
        index,
        (found[1] ?? '').includes('-') ? `${found[1]}{}` : '',
        3,
        finding('syntax/no-name', { line: undefined }),
        start,
        start + 1,
        false,
      ),
    },
  ];
};
