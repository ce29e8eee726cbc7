import type { Look, Pipeline } from '#studio/worker';
import { randomFrom } from '../../support/random.ts';
import type { PlainFolder } from './check-folders.ts';

/** A folder, and texts that its files have one after the other: each is the file's own with slips. */
export type SlippedFolder = PlainFolder & { slipped: readonly { file: string; text: string }[] };

/** What the Studio's pipeline answered to one question, as JSON. */
export type PipelineAnswer = { question: string; answer: string };

/** A pipeline, wherever it runs: what is asked of it can be sent. */
export type Ask = (method: keyof Pipeline, ...values: unknown[]) => Promise<unknown>;

/**
 * Opens folders and asks for everything that is shown of their files, then again with each slip. A browser runs this function from
 * its text: it knows nothing but what it is given.
 */
export async function answersTo(ask: Ask, folders: readonly SlippedFolder[], look: Look): Promise<PipelineAnswer[]> {
  const answers: PipelineAnswer[] = [];
  const note = async (question: string, answer: Promise<unknown>) =>
    answers.push({ question, answer: JSON.stringify(await answer) });
  const noteFile = async (file: string, name: string) => {
    await note(`${name}: page`, ask('viewPage', file, look));
    await note(`${name}: form`, ask('viewFile', file));
  };
  for (const { name, files, slipped } of folders) {
    const publicFiles = new Map(files.publicFiles);
    await note(name, ask('open', { ...files, publicFiles, media: new Map(files.media) }));
    const others = [files.site, files.facts, files.theme].flatMap((source) => source ?? []);
    const all = [...files.pages, ...files.shared, ...others];
    for (const { file } of all) await noteFile(file, file);
    await note(`${name}: choices`, ask('choices'));
    await note(`${name}: site state`, ask('siteState'));
    for (const [index, { file, text }] of slipped.entries()) {
      await ask('replace', new Map([[file, text]]));
      await noteFile(file, `${file}, slip ${index}`);
      await ask('replace', new Map([[file, all.find((source) => source.file === file)?.text]]));
    }
    await note(`${name}: site state after the slips`, ask('siteState'));
  }
  return answers;
}

/** What slips do to a line. */
const slips: readonly ((line: string) => string)[] = [
  (line) => line.replace(':', ''),
  (line) => ` ${line}`,
  (line) => line.replace(/^ /, ''),
  (line) => line.replace(/: (.*)/, ': "$1'),
  (line) => line.replace('- ', '-'),
  (line) => `\t${line.trim()}`,
  (line) => line.replace(/(\w+):/, '$1x:'),
  (line) => `${line} [a`,
  () => '',
];

/** The folder with texts that have slips: of each page `times` texts with one slip, and one with `many`. */
export function withSlips(folder: PlainFolder, { times, many, seed }: { times: number; many: number; seed: number }) {
  const pick = randomFrom(seed);
  const slipped = folder.files.pages.flatMap(({ file, text }) =>
    Array.from({ length: times + 1 }, (_, index) => {
      const lines = text.split('\n');
      for (let count = index < times ? 1 : many; count > 0; count -= 1) {
        const at = pick(lines.length);
        lines[at] = slips[pick(slips.length)]?.(lines[at] ?? '') ?? '';
      }
      return { file, text: lines.join('\n') };
    }),
  );
  return { ...folder, slipped };
}
