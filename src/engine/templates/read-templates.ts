import { isFields, type SourceFile } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { stemOf } from '../base/content-names.ts';
import { templatesCalled } from '../catalogue/synonyms.ts';

/** A page to begin with: its name in commands, what it is called and what it is for, and its text, which is a whole page's. */
export type Template = { name: string; title: string; description: string; source: string };

/** The templates in files, by their names. Each is a page whose title and description say what the template is. */
export function readTemplates(files: readonly SourceFile[], checker: Checker): Template[] {
  const templates = files.map((file): Template => {
    const { data } = checker.read(file, 'PageSource');
    const { title, description } = isFields(data) ? data : {};
    return { name: stemOf(file.file), title: String(title), description: String(description), source: file.text };
  });
  return templates.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The template that somebody means: by its name, its title, or another word for it. Nothing where there is none. */
export function templateCalled(written: string, templates: readonly Template[]): Template | undefined {
  const wanted = plain(written);
  const called = templatesCalled(written);
  return (
    templates.find(({ name, title }) => [name, title].some((known) => plain(known) === wanted)) ??
    templates.find(({ name }) => called.includes(name))
  );
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')
    .replace(/(?<=.)page$/, '');
}
