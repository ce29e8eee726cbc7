import { closingQuote, spaceBefore } from '../../base/scan.ts';
import { finding } from '../../catalogue/index.ts';
import { type FindMends, lineMend, type Mend, textAt } from '../draft.ts';
import { quoted, shapeOf } from '../line-shape.ts';

const curly = '“”„‟«»';
const curlySingle = '‘’‚‛‹›';

/** Quotes that are not closed, not opened, closed too early, or curly. */
export const quoteMends: FindMends = (draft, index) => {
  const text = textAt(draft, index);
  const { valueStart, value } = shapeOf(text);
  const flow = lastQuoted(value);
  const whole = pieceMends(index, text.slice(0, valueStart), value, '');
  if (!flow) return whole;
  const [from, to] = flow;
  const before = text.slice(0, valueStart) + value.slice(0, from);
  return [...pieceMends(index, before, value.slice(from, to), value.slice(to)), ...whole];
};

/** Where the last text in quotes between brackets begins, and where the brackets that close the line do. */
function lastQuoted(value: string): [number, number] | undefined {
  const closers = /(?<![}\]])[}\]]+$/.exec(value);
  const last = [...value.matchAll(/[{,[]\s*(?:[\w-]+:\s+)?(?=["'“‘])/g)].at(-1);
  if (!closers || !last) return undefined;
  return [last.index + last[0].length, spaceBefore(value, closers.index)];
}

/** Mends of one text with what stands before and after it on its line. */
function pieceMends(index: number, before: string, value: string, after: string): Mend[] {
  const start = before.length;
  const mend = (text: string, cost: number, what: (line: string) => Mend['finding'], from = start, to = from + 1) => {
    const line = before + text + after;
    return lineMend(index, line, cost, what(line), from, to);
  };
  const quote = value.charAt(0);
  if (quote === '') return [];
  if (curly.includes(quote) || curlySingle.includes(quote)) return curlyMends(value, mend);
  if (quote !== '"' && quote !== "'") return unopened(value, mend, start);
  const end = closingQuote(value);
  if (end < 0) return unclosed(value, quote, mend);
  const rest = value.slice(end + 1);
  return rest.trim() === '' || /^\s+#/.test(rest) ? [] : afterQuote(value, quote, end, mend, start);
}

type MakeMend = (
  text: string,
  cost: number,
  what: (line: string) => Mend['finding'],
  from?: number,
  to?: number,
) => Mend;

function unclosed(value: string, quote: string, mend: MakeMend): Mend[] {
  const what = (line: string) => finding('syntax/unclosed-quote', { quote, isOpening: true, line });
  const last = value.at(-1) ?? '';
  const mends: Mend[] = [];
  if (
    value.length > 1 &&
    (last === '"' || last === "'" || curly.includes(last) || curlySingle.includes(last)) &&
    last !== quote
  )
    mends.push(mend(value.slice(0, -1) + quote, 0.3, what));
  const comma = /[,;]$/.exec(value);
  if (comma) mends.push(mend(value.slice(0, -1) + quote, 0.9, what));
  mends.push(mend(`${value}${quote}`, 0.5, what), mend(value.slice(1), 0.65, what));
  if (quote === "'") mends.push(mend(quoted(value.replaceAll("''", "'")), 0.8, what));
  return mends;
}

function unopened(value: string, mend: MakeMend, start: number): Mend[] {
  const quote = value.at(-1) ?? '';
  if ((quote !== '"' && quote !== "'") || value.indexOf(quote) !== value.length - 1) return [];
  const end = start + value.length;
  return [
    mend(
      quote + value,
      0.5,
      (line) => finding('syntax/unclosed-quote', { quote, isOpening: false, line }),
      end - 1,
      end,
    ),
  ];
}

function afterQuote(value: string, quote: string, end: number, mend: MakeMend, start: number): Mend[] {
  const what = (line: string) => finding('syntax/after-quote', { line });
  const rest = value.slice(end + 1);
  const [from, to] = [start + end + 1 + (rest.length - rest.trimStart().length), start + value.length];
  const add = (text: string, cost: number) => mend(text, cost, what, from, to);
  if (/^\s*[,;]\s*$/.test(rest)) return [add(value.slice(0, end + 1), 0.2)];
  if (rest === quote) return [add(value.slice(0, -1), 0.2)];
  const mends: Mend[] = [];
  if (end === 1) mends.push(add(value.slice(1), 0.2));
  const inner = value.slice(1, -1);
  const isAround = value.at(-1) === quote && closesAtEnd(value, end, quote);
  const escaped = quote === '"' ? `"${inner.replaceAll(/\\?"/g, '\\"')}"` : `'${inner.replaceAll(/''?/g, "''")}'`;
  const swapped =
    quote === "'" && !/["\\]/.test(inner)
      ? `"${inner.replaceAll("''", "'")}"`
      : quote === '"' && !/['\\]/.test(inner)
        ? `'${inner}'`
        : escaped;
  if (isAround) mends.push(add(swapped, 0.4));
  mends.push(add(quoted(value), isAround ? 0.9 : 0.5));
  return mends;
}

/** True where a text that begins and ends with quotes has more of them inside, not quoted words at both ends. */
function closesAtEnd(value: string, second: number, quote: string): boolean {
  if (quote === "'") return true;
  return !(/\s|[.,;:!?]/.test(value.charAt(second + 1)) && /\S/.test(value.charAt(second - 1)));
}

function curlyMends(value: string, mend: MakeMend): Mend[] {
  const last = value.at(-1) ?? '';
  const isPaired = value.length > 1 && `${curly}${curlySingle}"'`.includes(last);
  const inner = value.slice(1, isPaired ? -1 : undefined);
  return [mend(quoted(inner), 0.4, (line) => finding('syntax/curly-quotes', { line }))];
}

/** Backslashes that mean nothing inside of double quotes: as signs of their own. */
export const backslashMends: FindMends = (draft, index) => {
  const text = textAt(draft, index);
  const found = /\\(?![\\"/0abefnrtvNLP_xuU\s])./.exec(text);
  if (!found || !text.includes('"')) return [];
  const line = text.replaceAll(/\\(?:\\|(?!["]))/g, '\\\\');
  return [
    lineMend(index, line, 0.1, finding('syntax/backslash', { sequence: found[0], line }), found.index, found.index + 2),
  ];
};
