import { tooManyReferencesAt } from '../1-parse/guard.ts';
import { readYaml, type YamlProblem } from '../1-parse/read-yaml.ts';
import type { SourceNode } from '../1-parse/source-tree.ts';
import { Refusal } from './types.ts';

/** A text that is about to be changed, with where everything stands in it. */
export type Source = {
  text: string;
  data: unknown;
  root: SourceNode;
  /** Anchors, aliases, tags and odd names: nothing that holds one is touched. */
  oddities: readonly YamlProblem[];
  /** How lines end where one has to be added. */
  eol: string;
  isJson: boolean;
};

/** What can stay where it is while something else is changed. */
const oddities = new Set(['anchor', 'alias', 'tag', 'name', 'no-name', 'refused']);

const noFields: ReadonlySet<string> = new Set();

/** Reads a text without byte order mark. Throws Refusal where it can't be read without doubt. */
export function parseSource(text: string): Source {
  if (tooManyReferencesAt(text) !== undefined) throw new Refusal(unreadable);
  const { data, root, problems } = readYaml(text, noFields);
  if (problems.some(({ code }) => code === 'documents'))
    throw new Refusal('This file holds several documents, divided by `---`. Leave one of them, then try again.');
  if (!root || problems.some(({ code }) => !oddities.has(code))) throw new Refusal(unreadable);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return { text, data, root, oddities: problems, eol, isJson: isJson(text) };
}

const unreadable = "This file can't be read as it stands. Fix what its messages say, then try again.";

/** Throws Refusal where a range holds something that must not be moved or written again. */
export function checkTouched({ oddities }: Source, start: number, end: number): void {
  const odd = oddities.find((problem) => problem.start >= start && problem.start < end);
  if (odd) throw new Refusal(wordsFor(odd));
}

function wordsFor({ code, name = '' }: YamlProblem): string {
  if (code === 'anchor') return `A name for reuse (\`&${name}\`) stands here. Change it in the text.`;
  if (code === 'alias') return `What stands here is written elsewhere (\`*${name}\`). Change it in the text.`;
  if (code === 'tag') return `A type (\`${name}\`) stands here. Change it in the text.`;
  return 'A field here has an odd name. Change it in the text.';
}

/** True for a text that is JSON as well as YAML. */
export function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
