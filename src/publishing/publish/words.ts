import { mediaFolder } from '#engine/base';
import { type ChangeGroup, headingsOf, plainWords, sentenceOf, type Words } from '#engine/changes';

/** What changed in one file, in an editor's words. `path` is that of the file in the content folder, where it is one. */
export type ChangeWords = { heading: string; sentences: readonly string[]; path?: string };

/** Changes as plain words. `folder` is what the content folder is called in the names of files. */
export function changeWords(groups: readonly ChangeGroup[], folder: string): ChangeWords[] {
  const headings = headingsOf(groups);
  return groups.map(({ file, changes }, index) => {
    return {
      heading: headings[index] ?? '',
      sentences: changes.map((change) => plainWords(sentenceOf(change).map(withoutFolder))),
      ...(file === undefined ? {} : { path: file.slice(folder.length + 1) }),
    };
  });
}

/** A picture is called by its name: nobody who publishes knows where it lies. */
function withoutFolder(part: Words[number]): Words[number] {
  const lead = `${mediaFolder}/`;
  return typeof part === 'object' && part.content.startsWith(lead)
    ? { ...part, content: part.content.slice(lead.length) }
    : part;
}

/** What a commit says: what it is called, and what changed. */
export function commitMessage(title: string, words: readonly ChangeWords[]): string {
  const first = title.replaceAll(/\s+/g, ' ').trim().slice(0, 100) || 'Published';
  const parts = words.map(({ heading, sentences }) => [heading, ...sentences.map((line) => `  ${line}`)].join('\n'));
  return `${[first, ...parts].join('\n\n')}\n`;
}
