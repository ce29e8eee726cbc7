import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#builder/base';
import { applyEdit, type Edit } from '#engine/edit';

/** One thing that a commit does: words replaced, an edit of the engine, a file written, renamed or removed, a picture. */
type Step =
  | { in: string; from: string; to: string }
  | { in: string; edit: Edit }
  | { write: string; text: string }
  | { rename: string; to: string }
  | { remove: string }
  | { picture: string; holds?: string };

/** A commit of the fixture: what it does, and what is said of it. */
export type Prepared = { commit: string; does: Step[]; says: string };

/** The files of a site: content by its path in the project, and what each public file holds by its address. */
export type SiteState = { texts: Map<string, string>; pictures: Map<string, string> };

export const prepared = parse(readFileSync(join(import.meta.dirname, '../commits.yaml'), 'utf8')) as Prepared[];

/** The site before each commit. */
export function siteBefore(): SiteState {
  const folder = join(import.meta.dirname, '../site');
  const own = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.yaml'));
  const sample = join(projectRoot, 'schema/example-site');
  const texts = new Map(own.map((file) => [`pages/${file}`, readFileSync(join(folder, file), 'utf8')]));
  for (const file of ['_site.yaml', 'about.yaml', 'contact.yaml'])
    texts.set(`pages/${file}`, readFileSync(join(sample, file), 'utf8'));
  const people = ['ruth-halvorsen', 'desmond-pruitt'].map((name) => `/images/team/${name}.svg`);
  return { texts, pictures: new Map(people.map((address) => [address, `a portrait at ${address}`])) };
}

/** The site after a commit. Throws where a step does nothing, since then it would test nothing. */
export function siteAfter({ does }: Prepared): SiteState {
  const state = siteBefore();
  for (const step of does) carryOut(step, state);
  return state;
}

function carryOut(step: Step, { texts, pictures }: SiteState): void {
  if ('edit' in step) {
    const applied = applyEdit(textOf(step.in, texts), step.edit);
    if ('refused' in applied) throw new Error(applied.refused);
    texts.set(`pages/${step.in}`, applied.text);
  } else if ('from' in step) {
    const text = textOf(step.in, texts);
    if (!text.includes(step.from)) throw new Error(`${step.in} has no ${step.from}`);
    texts.set(
      `pages/${step.in}`,
      text.replaceAll(step.from, () => step.to),
    );
  } else if ('write' in step) texts.set(`pages/${step.write}`, step.text);
  else if ('rename' in step) {
    texts.set(`pages/${step.to}`, textOf(step.rename, texts));
    texts.delete(`pages/${step.rename}`);
  } else if ('remove' in step) {
    if (!texts.delete(`pages/${step.remove}`)) throw new Error(`There is no ${step.remove}`);
  } else if (step.holds === undefined) pictures.delete(step.picture);
  else pictures.set(step.picture, step.holds);
}

function textOf(file: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(`pages/${file}`);
  if (text === undefined) throw new Error(`There is no ${file}`);
  return text;
}
