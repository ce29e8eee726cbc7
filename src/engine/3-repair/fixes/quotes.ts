import { closingQuote, spaceBefore } from '../../base/scan.ts';
import { finding } from '../../catalogue/index.ts';
import { type FindFixes, type Fix, isJson, lineFix, textAt } from '../draft.ts';
import { inQuotes, shapeOf } from '../line-shape.ts';

const curly = '“”„‟«»';
const curlySingle = '‘’‚‛‹›';

/** Quotes that are not closed, not opened, closed too early, or curly. */
export const quoteFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const { valueStart, value } = shapeOf(text);
  const flow = lastQuoted(value);
  const whole = pieceFixes(index, text.slice(0, valueStart), value, '', isJson(draft));
  if (!flow) return whole;
  const [from, to] = flow;
  const before = text.slice(0, valueStart) + value.slice(0, from);
  return [...pieceFixes(index, before, value.slice(from, to), value.slice(to)), ...whole];
};

/** Where the last text in quotes between brackets begins, and where the brackets that close the line do. */
function lastQuoted(value: string): [number, number] | undefined {
  const closers = /(?<![}\]])[}\]]+$/.exec(value);
  const last = [...value.matchAll(/[{,[]\s*(?:[\w-]+:\s+)?(?=["'“‘])/g)].at(-1);
  if (!closers || !last) return undefined;
  return [last.index + last[0].length, spaceBefore(value, closers.index)];
}

/** Fixes of one text with what stands before and after it on its line. */
function pieceFixes(index: number, before: string, value: string, after: string, inJson = false): Fix[] {
  const start = before.length;
  const fix = (text: string, cost: number, what: (line: string) => Fix['finding'], from = start, to = from + 1) => {
    const line = before + text + after;
    return lineFix(index, line, cost, what(line), from, to);
  };
  const quote = value.charAt(0);
  if (quote === '') return [];
  if (curly.includes(quote) || curlySingle.includes(quote)) return curlyFixes(value, fix);
  if (quote !== '"' && quote !== "'") return unopened(value, fix, start);
  const end = closingQuote(value);
  if (end < 0) return inJson ? unclosedInJson(value, quote, fix) : unclosed(value, quote, fix);
  const rest = value.slice(end + 1);
  return rest.trim() === '' || /^\s+#/.test(rest) ? [] : afterQuote(value, quote, end, fix, start);
}

type MakeFix = (text: string, cost: number, what: (line: string) => Fix['finding'], from?: number, to?: number) => Fix;

function unclosed(value: string, quote: string, fix: MakeFix): Fix[] {
  const what = (line: string) => finding('syntax/unclosed-quote', { quote, isOpening: true, line });
  const last = value.at(-1) ?? '';
  const fixes: Fix[] = [];
  if (
    value.length > 1 &&
    (last === '"' || last === "'" || curly.includes(last) || curlySingle.includes(last)) &&
    last !== quote
  )
    fixes.push(fix(value.slice(0, -1) + quote, 0.3, what));
  const comma = /[,;]$/.exec(value);
  if (comma) fixes.push(fix(value.slice(0, -1) + quote, 0.9, what));
  fixes.push(fix(`${value}${quote}`, 0.5, what), fix(value.slice(1), 0.65, what));
  if (quote === "'") fixes.push(fix(inQuotes(value.replaceAll("''", "'")), 0.8, what));
  return fixes;
}

/** In JSON the comma that ends the line stands behind the text, which needs its quotes. */
function unclosedInJson(value: string, quote: string, fix: MakeFix): Fix[] {
  const what = (line: string) => finding('syntax/unclosed-quote', { quote, isOpening: true, line });
  const bare = value.trimEnd();
  const end = bare.endsWith(',') ? bare.length - 1 : bare.length;
  return [fix(`${value.slice(0, end)}${quote}${value.slice(end)}`, 0.5, what)];
}

function unopened(value: string, fix: MakeFix, start: number): Fix[] {
  const quote = value.at(-1) ?? '';
  if ((quote !== '"' && quote !== "'") || value.indexOf(quote) !== value.length - 1) return [];
  const end = start + value.length;
  return [
    fix(
      quote + value,
      0.5,
      (line) => finding('syntax/unclosed-quote', { quote, isOpening: false, line }),
      end - 1,
      end,
    ),
  ];
}

function afterQuote(value: string, quote: string, end: number, fix: MakeFix, start: number): Fix[] {
  const what = (line: string) => finding('syntax/after-quote', { line });
  const rest = value.slice(end + 1);
  const [from, to] = [start + end + 1 + (rest.length - rest.trimStart().length), start + value.length];
  const add = (text: string, cost: number) => fix(text, cost, what, from, to);
  if (/^\s*[,;]\s*$/.test(rest)) return [add(value.slice(0, end + 1), 0.2)];
  if (rest === quote) return [add(value.slice(0, -1), 0.2)];
  const fixes: Fix[] = [];
  if (end === 1) fixes.push(add(value.slice(1), 0.2));
  // Programmers write `\\'` for an apostrophe; between single quotes it would be shown with its backslash.
  const inner = quote === "'" ? value.slice(1, -1).replaceAll("\\'", "'") : value.slice(1, -1);
  const isAround = value.at(-1) === quote && closesAtEnd(value, end, quote);
  const escaped = quote === '"' ? `"${inner.replaceAll(/\\?"/g, '\\"')}"` : `'${inner.replaceAll(/''?/g, "''")}'`;
  const swapped =
    quote === "'" && !/["\\]/.test(inner)
      ? `"${inner.replaceAll("''", "'")}"`
      : quote === '"' && !/['\\]/.test(inner)
        ? `'${inner}'`
        : escaped;
  if (isAround) fixes.push(add(swapped, 0.4));
  fixes.push(add(inQuotes(value), isAround ? 0.9 : 0.5));
  return fixes;
}

/** True where a text that begins and ends with quotes has more of them inside, not inQuotes words at both ends. */
function closesAtEnd(value: string, second: number, quote: string): boolean {
  if (quote === "'") return true;
  return !(/\s|[.,;:!?]/.test(value.charAt(second + 1)) && /\S/.test(value.charAt(second - 1)));
}

function curlyFixes(value: string, fix: MakeFix): Fix[] {
  const last = value.at(-1) ?? '';
  const isPaired = value.length > 1 && `${curly}${curlySingle}"'`.includes(last);
  const inner = value.slice(1, isPaired ? -1 : undefined);
  return [fix(inQuotes(inner), 0.4, (line) => finding('syntax/curly-quotes', { line }))];
}

/** Backslashes that mean nothing inside of double quotes: as signs of their own. */
export const backslashFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const found = /\\(?![\\"/0abefnrtvNLP_xuU\s])./.exec(text);
  if (!found || !text.includes('"')) return [];
  const line = text.replaceAll(/\\(?:\\|(?!["]))/g, '\\\\');
  return [
    lineFix(index, line, 0.1, finding('syntax/backslash', { sequence: found[0], line }), found.index, found.index + 2),
  ];
};
