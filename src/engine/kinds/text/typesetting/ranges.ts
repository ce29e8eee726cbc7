import { type Typography, wordJoiner } from '../../../base/typography/typography.ts';
import { type Edit, keeping, keptIn } from './edits.ts';
import { bareToken, type Token, tokensOf } from './tokens.ts';

/** One end of a range: `$3.36`, `9:00`, `17`, `10%`, `5pm`, `20km`. */
const end =
  /^([$€£¥])?(\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,:]\d{1,2}|[.,]\d+)?)([a-zA-Zµμ%‰°€$£²³]{0,5})$/;

/** What is written behind one end: a unit, a multiple, half of a day. */
const suffixes =
  /^(?:|[%‰€$£x°]|°[CF]|am|pm|h|[kKMB]|bn|m|mm|cm|km|kg|g|mg|[mk]?W|kWh|[kMGT]B|[kMG]?Hz|ms|s|min|px|pt|ml|l|mph|ft|lb|lbs|EUR|USD)$/;
const multiples: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9, bn: 1e9 };

/** What two numbers behind it are, when they are no range: a telephone, a code, a norm, a house. */
const notRange = wordSet(`
  tel tél téléphone telefon telefono teléfono telefone phone call dial fax mobile mobil cell ext id code ref sku
  order ticket invoice model modell modèle modelo modello serial version v iso din en iec rfc boeing airbus zip
  plz po box case account konto nif cif vat ust-id patent bestellung rechnung commande facture pedido factura
  ordine fattura`);
const streets = [
  ...wordSet(`
  straße strasse str weg platz allee gasse ring damm ufer rue avenue boulevard calle via viale piazza rua ulica ul utca
  gata gatan vej straat laan`),
];
const streetBehind = wordSet('street st road rd avenue ave lane ln drive dr boulevard blvd square court rue bis ter');

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

type End = { sign: string; digits: string; suffix: string };

/** Dashes between two numbers that are surely a range, and what keeps the second one beside its dash. */
export function rangeEdits(text: string, { range }: Typography): Edit[] {
  const isKept = keeping(keptIn(text));
  const tokens = tokensOf(text);
  return tokens.flatMap((token, index): Edit[] => {
    const dash = dashOf(token);
    if (dash !== undefined) return isKept(dash) ? [] : [{ at: dash + 1, length: 0, text: wordJoiner }];
    const place = range === '-' ? undefined : hyphenOf(token, index, tokens);
    if (place === undefined || isKept(place)) return [];
    return [{ at: place, length: 1, text: token.text === '-' ? range : range + wordJoiner }];
  });
}

/** Where a dash stands that was typed between two numbers, and that a line could break behind. */
function dashOf(token: Token): number | undefined {
  if (!token.text.includes('–')) return undefined;
  const { start, text } = bareToken(token.text);
  const dash = text.indexOf('–');
  if (dash !== text.lastIndexOf('–')) return undefined;
  return endOf(text.slice(0, dash)) && endOf(text.slice(dash + 1)) ? token.at + start + dash : undefined;
}

/** Where the hyphen of a range stands in a token; nothing where it is none for sure. */
function hyphenOf(token: Token, index: number, tokens: readonly Token[]): number | undefined {
  if (!token.text.includes('-')) return undefined;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (token.text === '-') return isSpacedRange(before, after) ? token.at : undefined;
  const { start, text } = bareToken(token.text);
  // What a sign stands before is no beginning of a range: `-5-10`.
  if (/[+−–—-]/.test(token.text.slice(0, start))) return undefined;
  const hyphen = text.indexOf('-');
  if (hyphen < 1 || hyphen !== text.lastIndexOf('-')) return undefined;
  const [from, to] = [endOf(text.slice(0, hyphen)), endOf(text.slice(hyphen + 1))];
  if (!from || !to || !isRange(from, to, after)) return undefined;
  return isElsewhere(before, token, tokens.slice(index + 1, index + 3)) ? undefined : token.at + start + hyphen;
}

function endOf(text: string): End | undefined {
  const [, sign = '', digits, suffix = ''] = end.exec(text) ?? [];
  return digits !== undefined && suffixes.test(suffix) ? { sign, digits, suffix } : undefined;
}

/** Whether two numbers are a range: the second one is more, and both are written as such are. */
function isRange(from: End, to: End, after: Token | undefined): boolean {
  if (isTime(from) && isTime(to)) return true;
  if (isPadded(from) || isPadded(to) || from.digits.includes(':') || to.digits.includes(':')) return false;
  if (isShortYear(from, to)) return true;
  if (amountOf(from, to) >= amountOf(to)) return false;
  const isCounted = from.sign !== '' || from.suffix !== '' || to.suffix !== '';
  return isCounted || !isTelephone(from.digits, to.digits, after);
}

function isTime({ digits, suffix }: End): boolean {
  return /^(?:[01]?\d|2[0-4]):[0-5]\d$/.test(digits) || (/^(?:am|pm|h)$/.test(suffix) && /^\d{1,2}$/.test(digits));
}

function isPadded({ digits }: End): boolean {
  return /^0\d/.test(digits);
}

/** `2019-24`, and not `2019-11`, which may be a month. */
function isShortYear({ digits: from, sign }: End, { digits: to, suffix }: End): boolean {
  if (sign !== '' || suffix !== '' || !/^(?:19|20)\d\d$/.test(from) || !/^\d\d$/.test(to)) return false;
  return Number(to) > 12 && Number(to) > Number(from.slice(2));
}

/** Numbers as telephones and codes have them: `555-1234`, `12345-6789`. */
function isTelephone(from: string, to: string, after: Token | undefined): boolean {
  if (!/^\d+$/.test(from) || !/^\d+$/.test(to)) return false;
  const lengths = `${from.length}-${to.length}`;
  if (lengths === '3-4') return after === undefined || !/^[\p{L}%€$°]/u.test(after.text);
  return to.length > 4 || (from.length === 4 && lengths !== '4-4');
}

/** How much an end is. What only the second one says, it says of both: `3-5k`. */
function amountOf({ digits, suffix }: End, other?: End): number {
  const plain = digits.replace(/[.,'’](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return Number.parseFloat(plain) * (multiples[suffix === '' && other ? other.suffix : suffix] ?? 1);
}

/** Whether what stands around makes it a telephone, a code or the number of a house. */
function isElsewhere(before: Token | undefined, token: Token, behind: readonly Token[]): boolean {
  return isBehindOther(before?.text ?? '') || (!/[,;:!?]$/.test(token.text) && isBeforeOther(behind));
}

function isBehindOther(before: string): boolean {
  if (/[,;!?]$/.test(before)) return false;
  if (/^\+?\(?\d[\d.)/–\u2060-]*$/.test(before)) return true;
  const word = bareToken(before).text.toLowerCase();
  return notRange.has(word) || (streets.some((end) => word.endsWith(end)) && !before.endsWith(':'));
}

function isBeforeOther([next, second]: readonly Token[]): boolean {
  if (/^\d[\d/–\u2060-]*$/.test(next?.text ?? '')) return true;
  const [word = '', other = ''] = [next, second].map((token) => bareToken(token?.text ?? '').text);
  return streetBehind.has(word.toLowerCase()) || (streetBehind.has(other.toLowerCase()) && /^\p{Lu}/u.test(word));
}

/** Two times or two prices with a lone hyphen between them. */
function isSpacedRange(before: Token | undefined, after: Token | undefined): boolean {
  const [from, to] = [before, after].map((token) => token && endOf(bareToken(token.text).text));
  return from !== undefined && to !== undefined && isTime(from) && isTime(to);
}
