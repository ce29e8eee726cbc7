import { parse } from 'yaml';
import { allFiles, type ContentFiles, withTexts } from '#engine';
import { applyEdit, type Edit } from '#engine/edit';
import { isFields, type Path, type SourceFile } from '#kit/model';

/** Something that places refer to, with a content folder in which it was changed: renamed, taken away, hidden. */
export type ChangedDefinition = { what: string; files: ContentFiles };

/** Each definition of a content folder, changed in each way in which people change it without those who refer to it. */
export function* changedDefinitions(files: ContentFiles): Generator<ChangedDefinition> {
  yield* changedNames(files);
  yield* changedShared(files);
  for (const page of files.pages) yield* changedPage(files, page);
  yield* changedFiles(files);
}

const far = 'whollyother';

/** A name with one letter changed. */
function near(name: string): string {
  return name.slice(0, -1) + (name.endsWith('q') ? 'w' : 'q');
}

function edited(files: ContentFiles, file: string, ...edits: Edit[]): ContentFiles {
  let text = allFiles(files).find((source) => source.file === file)?.text ?? '';
  for (const edit of edits) {
    const applied = applyEdit(text, edit);
    if ('refused' in applied) throw new Error(applied.refused);
    text = applied.text;
  }
  return withTexts(files, new Map([[file, text]]));
}

/** Figures, and what `_site.yaml` names. */
function* changedNames(files: ContentFiles): Generator<ChangedDefinition> {
  const site: unknown = parse(files.site?.text ?? '');
  const groups: [string, Path, unknown][] = [
    [files.facts?.file ?? '', [], parse(files.facts?.text ?? '{}')],
    ...(['forms', 'inquiryTypes', 'mailboxes'] as const).map((group): [string, Path, unknown] => [
      files.site?.file ?? '',
      [group],
      isFields(site) ? site[group] : {},
    ]),
  ];
  for (const [file, base, group] of groups)
    for (const name of Object.keys(isFields(group) ? group : {})) {
      const path = [...base, name];
      const what = `${file} ${path.join('.')}`;
      yield {
        what: `${what} with one other letter`,
        files: edited(files, file, { op: 'rename', path, key: near(name) }),
      };
      yield { what: `${what} under another name`, files: edited(files, file, { op: 'rename', path, key: far }) };
      yield { what: `${what} gone`, files: edited(files, file, { op: 'remove', path }) };
    }
}

function* changedShared(files: ContentFiles): Generator<ChangedDefinition> {
  for (const source of files.shared)
    for (const [what, to] of renamings(source.file))
      yield {
        what,
        files: {
          ...files,
          shared: files.shared.flatMap((one) => (one !== source ? one : to ? { file: to, text: one.text } : [])),
        },
      };
}

/** A file with one other letter, under another name, and gone. */
function renamings(file: string): [what: string, to: string | undefined][] {
  const renamed = (change: (stem: string) => string) =>
    file.replace(/([^/]*)(\.\w+)$/, (_, stem: string, end: string) => change(stem) + end);
  return [
    [`${file} with one other letter`, renamed(near)],
    [`${file} under another name`, renamed(() => far)],
    [`${file} gone`, undefined],
  ];
}

function* changedPage(files: ContentFiles, source: SourceFile): Generator<ChangedDefinition> {
  const { file } = source;
  // That a site or a language has no home page is told by tests of its own.
  const isHome = file.endsWith('/home.yaml');
  for (const [what, to] of isHome ? [] : renamings(file))
    yield {
      what,
      files: {
        ...files,
        pages: files.pages.flatMap((one) => (one !== source ? one : to ? { file: to, text: one.text } : [])),
      },
    };
  const set = (path: Path, value: unknown) => edited(files, file, { op: 'set', path, value });
  if (!isHome) {
    yield { what: `${file} hidden`, files: set(['hidden'], true) };
    yield { what: `${file} there later`, files: set(['from'], '2027-01-01') };
    yield { what: `${file} there no longer`, files: set(['until'], '2027-01-01') };
    yield { what: `${file} at another address`, files: set(['path'], `/${far}`) };
    yield { what: `${file} leads on`, files: set(['redirect'], '/about') };
    yield { what: `${file} only leads on`, files: withTexts(files, new Map([[file, 'redirect: /about\n']])) };
  }
  const data: unknown = parse(source.text);
  const sections = isFields(data) && Array.isArray(data['sections']) ? data['sections'] : [];
  for (const [index, section] of sections.entries()) {
    const id: unknown = isFields(section) ? section['id'] : undefined;
    if (typeof id !== 'string') continue;
    const path = ['sections', index, 'id'];
    yield { what: `${file} id ${id} with one other letter`, files: set(path, near(id)) };
    yield { what: `${file} id ${id} under another name`, files: set(path, far) };
    yield { what: `${file} id ${id} gone`, files: edited(files, file, { op: 'remove', path }) };
    yield { what: `${file} id ${id} hidden`, files: set(['sections', index, 'hidden'], true) };
  }
}

/** Originals of pictures and files of the public folder. */
function* changedFiles(files: ContentFiles): Generator<ChangedDefinition> {
  for (const name of files.media?.keys() ?? [])
    for (const [what, to] of renamings(name)) yield { what, files: { ...files, media: moved(files.media, name, to) } };
  for (const name of files.publicFiles.keys())
    for (const [what, to] of renamings(name))
      yield { what, files: { ...files, publicFiles: moved(files.publicFiles, name, to) } };
}

function moved<Info>(
  all: ReadonlyMap<string, Info> = new Map(),
  name: string,
  to: string | undefined,
): Map<string, Info> {
  return new Map(
    [...all].flatMap(([key, info]): [string, Info][] => (key !== name ? [[key, info]] : to ? [[to, info]] : [])),
  );
}
