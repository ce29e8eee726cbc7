import type { InlineNode } from '../../../src/page/types.ts';
import { finding } from '../catalogue/index.ts';
import type { ValueProblem } from './value-problem.ts';

const suspicious = /[<*\]]|__|^[#-]|\n[ \t]*[#-]/;
const html =
  /<\/?(?:a|b|br|em|i|p|div|span|strong|u|ul|ol|li|h[1-6]|img|hr|font|small|sup|sub|center|table|tr|td|code|blockquote)\b[^<>]*>|&(?:nbsp|amp|lt|gt|quot|mdash|ndash);/i;

/**
 * Signs that visitors would see as they stand: HTML, and Markdown that has no effect.
 * `nodes` is the text as it was parsed; where `isRich` is false, no Markdown has an effect.
 */
export function textWarnings(text: string, nodes: readonly InlineNode[], isRich: boolean): ValueProblem[] {
  if (!suspicious.test(text) && !text.includes('&')) return [];
  const problems: ValueProblem[] = [];
  const tag = html.exec(text)?.[0];
  if (tag !== undefined && !(isRich && tag.startsWith('&')))
    problems.push({ ...finding('text/html', { tag }), snippet: tag });
  const left = leftOver(nodes);
  const bold = /\*\*|__(?=\w)|(?<=\w)__/.exec(left)?.[0] ?? /(?:^|\s)(\*)(?=\w[^*]*$)/.exec(left)?.[1];
  if (bold !== undefined)
    problems.push({ ...finding('text/markdown', { found: bold, problem: 'open' }), snippet: bold });
  const link = /\[[^[\]]+\]\s*\([^)\s]*\)?|\[[^[\]()]+\([/#h][^()]*\)|\([^()]+\)\[(?:\/|#|http)[^[\]]*\]/.exec(
    left,
  )?.[0];
  if (link !== undefined)
    problems.push({ ...finding('text/markdown', { found: link, problem: 'link' }), snippet: link });
  const block = /^[ \t]*(#{1,6}|-)\s+\S/m.exec(text)?.[1];
  if (block !== undefined)
    problems.push({ ...finding('text/markdown', { found: block, problem: 'block' }), snippet: block });
  return problems.slice(0, 1);
}

/** The words that visitors see, without what became bold, italic or a link. */
function leftOver(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : node.kind === 'break'
          ? '\n'
          : 'children' in node
            ? leftOver(node.children)
            : '',
    )
    .join('');
}
