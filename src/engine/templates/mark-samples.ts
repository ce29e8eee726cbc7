import { kindCalled, markedSample } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { spliceTexts } from '../edit/index.ts';
import { kindTextsOf } from '../kinds/kind-texts.ts';

const head = 'sections:\n';

/**
 * A section of an example, as an entry of a page's list of sections, with its words marked as samples: all that visitors read.
 * Throws where its words can't be changed.
 */
export function markSamples(entry: string, checker: Checker): string {
  const text = head + entry;
  const words = kindTextsOf(checker.read({ file: 'sample.yaml', text }, 'PageSource'));
  const marked = words.flatMap(({ kind, path, value }) => {
    const instead = kindCalled(kind).isRead ? markedSample(value) : value;
    return instead === value ? [] : [{ path, splices: [{ start: 0, end: value.length, text: instead }] }];
  });
  const result = spliceTexts(text, marked);
  if ('refused' in result) throw new Error(`${entry}\n${result.refused}`);
  return result.text.slice(head.length);
}
