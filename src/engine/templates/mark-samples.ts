import { hasErrors, kindCalled, markedSample } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { applyEdit, spliceTexts } from '../edit/index.ts';
import { type KindText, kindTextsOf } from '../kinds/kind-texts.ts';

const head = 'sections:\n';

/**
 * A section of an example, as an entry of a page's list of sections, with its words marked as samples: all that visitors read. A picture
 * that only decorates has words, too, which tell of it. An address elsewhere, of which nothing would tell, goes where the section does without.
 * Throws where its words can't be changed.
 */
export function markSamples(entry: string, checker: Checker): string {
  const text = head + entry;
  const read = (now: string) => checker.read({ file: 'sample.yaml', text: now }, 'PageSource');
  const words = kindTextsOf(read(text));
  const marked = words.flatMap(({ kind, path, value }) => {
    const instead = kindCalled(kind).isRead ? markedSample(value) : value;
    return instead === value ? [] : [{ path, splices: [{ start: 0, end: value.length, text: instead }] }];
  });
  const result = spliceTexts(text, marked);
  if ('refused' in result) throw new Error(`${entry}\n${result.refused}`);
  const told = words.filter(isUnsaid).reduce(withWords, result.text);
  const own = words.filter(isElsewhere).reduce((before, { path }) => {
    const after = applyEdit(before, { op: 'remove', path });
    return 'text' in after && !hasErrors(read(after.text).diagnostics) ? after.text : before;
  }, told);
  return own.slice(head.length);
}

/** True for the missing words of a picture: no other text of a section is empty. */
function isUnsaid({ path, value }: KindText): boolean {
  return path.at(-1) === 'alt' && value === '';
}

function isElsewhere({ kind, value }: KindText): boolean {
  return kind === 'link' && /^https?:/.test(value);
}

/** A text with words at a picture that has none, and no longer says that it only decorates. */
function withWords(text: string, { path }: KindText): string {
  const said = applyEdit(text, { op: 'set', path, value: markedSample('What the picture shows') });
  if ('refused' in said) throw new Error(`${text}\n${said.refused}`);
  const plain = applyEdit(said.text, { op: 'remove', path: [...path.slice(0, -1), 'decorative'] });
  return 'text' in plain ? plain.text : said.text;
}
