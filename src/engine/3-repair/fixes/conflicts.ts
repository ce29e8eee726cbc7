import { finding } from '../../catalogue/index.ts';
import { type Draft, type Fix, textAt } from '../draft.ts';

/** The marks that Git writes around two versions of the same lines: the first version is read on. */
export function conflictFixes(draft: Draft): Fix | undefined {
  const from = draft.lines.findIndex(({ text }) => /^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)/.test(text));
  if (from < 0) return undefined;
  const end = draft.lines.findIndex(({ text }, index) => index > from && /^>{7}(?:\s|$)/.test(text));
  const isWhole = textAt(draft, from).startsWith('<') && end > from;
  const to = isWhole ? end : from;
  let isKept = true;
  const texts = draft.lines.slice(from, to + 1).map(({ text }) => {
    if (/^(?:<{7}|>{7})(?:\s|$)/.test(text)) return '';
    if (/^(?:={7}|\|{7})(?:\s|$)/.test(text)) isKept = false;
    return isKept ? text : '';
  });
  return {
    from,
    to,
    texts,
    cost: 0,
    finding: finding('file/conflict', { lines: to - from + 1 }),
    isSure: false,
    mark: { line: from, start: 0, end: textAt(draft, from).length },
  };
}
