import type { InlineNode, ValueProblem } from '#kit/model';
import type { Typography } from '../../base/typography/typography.ts';
import { finding } from '../../catalogue/index.ts';
import { garbledIn } from './garbled.ts';
import { numberSlip } from './number-slips.ts';

const suspicious = /[<*\]~|]|__|\b_|^[#-]|\n[ \t]*[#=-]|\)\(|https?:|www\.|@/;
const html =
  /<\/?(?:a|abbr|article|audio|b|big|blink|blockquote|body|br|button|center|cite|code|dd|del|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|object|ol|p|picture|pre|q|s|script|section|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video|wbr)\b[^<>]*>|&(?:nbsp|amp|lt|gt|quot|mdash|ndash);/gi;

/** True for a text in which there is nothing to see. */
export function isBlank(text: string): boolean {
  return /^[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]*$/.test(text);
}

/**
 * What visitors would see as it stands: HTML, Markdown that has no effect, addresses that are no links, letters that came
 * out wrong, numbers that were mistyped. One thing for each text. `nodes` is the text as it was parsed; where `isRich` is false, no Markdown has an effect. `isFigure`: it is one
 * figure by its field.
 */
export function textWarnings(
  text: string,
  nodes: readonly InlineNode[],
  isRich: boolean,
  typography: Typography | undefined,
  isFigure = false,
): ValueProblem[] {
  const found = signWarning(text, nodes, isRich) ?? numberSlip(text, typography, isFigure);
  return found ? [found] : [];
}

/** What signs and letters visitors would see that nobody meant. */
function signWarning(text: string, nodes: readonly InlineNode[], isRich: boolean): ValueProblem | undefined {
  const garbled = garbledIn(text);
  if (garbled) return { ...finding('text/garbled', garbled), snippet: garbled.found, at: garbled.at };
  if (!suspicious.test(text) && !text.includes('&')) return undefined;
  const tag = tagIn(text);
  if (tag !== undefined && !(isRich && tag.startsWith('&'))) return { ...finding('text/html', { tag }), snippet: tag };
  const left = leftOver(nodes);
  return isRich ? (ofLinks(text) ?? ofMarkdown(text, left) ?? ofAddresses(left, text)) : ofPlain(text);
}

/** Attributes that stand without a value. */
const switches =
  /^(?:async|autofocus|autoplay|checked|controls|default|defer|disabled|hidden|loop|muted|nowrap|open|readonly|required|reversed|selected)$/i;

/**
 * The first tag or sign of HTML. What stands between two signs of comparison is none: words that are no attributes, or a letter
 * directly behind another one, which nothing closes.
 */
function tagIn(text: string): string | undefined {
  if (!/[<&]/.test(text)) return undefined;
  const lower = text.toLowerCase();
  for (const { 0: tag, index } of text.matchAll(html)) {
    const name = /^<([a-z\d]+)/i.exec(tag)?.[1];
    // The end of a tag, or a sign such as `&amp;`.
    if (name === undefined) return tag;
    const rest = tag.slice(name.length + 1, -1);
    const words = rest.includes('=') ? [] : rest.replace(/\/$/, '').trim().split(/\s+/).filter(Boolean);
    const isBehindWord = name.length === 1 && /[\p{Letter}\d)]\s?$/u.test(text.slice(Math.max(index - 3, 0), index));
    const isClosed = lower.includes(`</${name.toLowerCase()}`);
    if (words.every((word) => switches.test(word)) && (!isBehindWord || isClosed || rest.includes('='))) return tag;
  }
  return undefined;
}

/** Links without words, and pictures. */
function ofLinks(text: string): ValueProblem | undefined {
  const picture = /!\[[^[\]]*\]\([^()]*\)/.exec(text)?.[0];
  if (picture !== undefined) return { ...finding('text/picture', { found: picture }), snippet: picture };
  const [empty, url = ''] = /\[\s*\]\(([^()]*)\)/.exec(text) ?? [];
  return empty === undefined ? undefined : { ...finding('text/no-words', { found: empty, url }), snippet: empty };
}

/** Signs of Markdown that have no effect: with a partner missing, or for what texts don't hold. */
function ofMarkdown(text: string, left: string): ValueProblem | undefined {
  const bold = /\*\*|__(?=\w)|(?<=\w)__/.exec(left)?.[0] ?? /(?:^|\s)(\*)(?=\w[^*]*$)/.exec(left)?.[1];
  const struck = /(?<!~)~~(?=[^\s~])/.exec(left)?.[0];
  if (bold !== undefined) return { ...finding('text/markdown', { found: bold, problem: 'open' }), snippet: bold };
  if (struck !== undefined) return { ...finding('text/markdown', { found: struck, problem: 'none' }), snippet: struck };
  const link =
    /\[[^[\]]+\]\s*\([^)\s]*\)?|\[[^[\]()]+\([/#h][^()]*\)|\([^()]+\)\[(?:\/|#|http)[^[\]]*\]/.exec(left)?.[0] ??
    /\([^()]+\)\((?:\/|#|https?:|mailto:)[^()]*\)|\[\[[^[\]]+\]\]/.exec(left)?.[0];
  if (link !== undefined) return { ...finding('text/markdown', { found: link, problem: 'link' }), snippet: link };
  const table = text.split('\n').find((line) => /^[\s|:-]+$/.test(line) && line.includes('|') && line.includes('---'));
  if (table !== undefined) return { ...finding('text/table', {}), snippet: table.trim() };
  const block = /^[ \t]*(#{1,6}|-)\s+\S/m.exec(text)?.[1] ?? /^[ \t]*(-{3,}|={3,}|_{3,})[ \t]*$/m.exec(text)?.[1];
  return block === undefined
    ? undefined
    : { ...finding('text/markdown', { found: block, problem: 'block' }), snippet: block };
}

/** Addresses that stand among the words and lead nowhere. */
function ofAddresses(left: string, text: string): ValueProblem | undefined {
  const url = /(?:https?:\/\/|\bwww\.)[^\s<>()[\]]*[^\s<>()[\].,;:!?]/i.exec(left)?.[0];
  const mail = url === undefined ? mailIn(left) : undefined;
  const shown = url ?? mail;
  // What a placeholder stands for is nobody's slip.
  if (shown === undefined || !text.includes(shown)) return undefined;
  const link = mail === undefined ? (/^www/i.test(shown) ? `https://${shown}` : shown) : `mailto:${mail}`;
  return { ...finding('text/bare-address', { url: shown, link }), snippet: shown };
}

/** The first e-mail address among words, but for those that stand for anybody's: nobody has them (RFC 2606). */
function mailIn(left: string): string | undefined {
  const words = left.split(/[\s<>()[\]]+/).map((word) => word.replace(/[.,;:!?]$/, ''));
  return words.find((word) => /^[\w.+-]+@(?!example\.(?:com|net|org)$)[\w-]+\.[\w.-]+$/.test(word));
}

/** Bold, italic and links in a field that holds plain text. */
function ofPlain(text: string): ValueProblem | undefined {
  const link = /\[[^[\]]*\]\([^()]*\)/.exec(text)?.[0];
  const signs =
    link ??
    /\*\*|__(?=\w)|(?<=\w)__/.exec(text)?.[0] ??
    /(?:^|\s)([*_])[^*_\s][^*_]*\1(?=$|[\s.,;:!?])/.exec(text)?.[0].trim();
  if (signs !== undefined) return { ...finding('text/plain', { found: signs }), snippet: signs };
  const block = /^[ \t]*(#{1,6})\s+\S/m.exec(text)?.[1];
  return block === undefined
    ? undefined
    : { ...finding('text/markdown', { found: block, problem: 'block' }), snippet: block };
}

/** The words that visitors see, without what became bold, italic or a link. */
function leftOver(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : node.kind === 'break'
          ? '\n'
          : node.kind === 'link'
            ? ' '
            : 'children' in node
              ? leftOver(node.children)
              : '',
    )
    .join('');
}
