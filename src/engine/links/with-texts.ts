import type { SourceFile } from '#kit/model';
import { isAside, isContentName, stemOf } from '../base/content-names.ts';
import { allFiles, type ContentFiles, type OverlayFiles, textsOf } from './content-files.ts';

/**
 * The content folder with other texts: of files that it has, of new ones, and without those that have none any more. A file whose
 * text is as it was stays the same object, so that it is not read again.
 */
export function withTexts(files: ContentFiles, texts: ReadonlyMap<string, string | undefined>): ContentFiles {
  const known = textsOf(files);
  const changed = mapped(files, (source) => {
    const text = texts.has(source.file) ? texts.get(source.file) : source.text;
    if (text === source.text) return source;
    return text === undefined ? undefined : { file: source.file, text };
  });
  const problems = files.problems.filter(({ file }) => known.has(file) || !texts.has(file));
  const added = [...texts].flatMap(([file, text]) => (text === undefined || known.has(file) ? [] : [{ file, text }]));
  return added.reduce(withAdded, { ...changed, problems });
}

/** The content folder as it was read again: a file whose text is as it was before is the same object, so that it is not parsed again. */
export function withKnownFiles(files: ContentFiles, before: ContentFiles): ContentFiles {
  const known = new Map(allFiles(before).map((source) => [source.file, source]));
  return mapped(files, (source) => {
    const old = known.get(source.file);
    return old?.text === source.text ? old : source;
  });
}

/** The folder with what becomes of each of its files. */
function mapped(files: ContentFiles, change: (source: SourceFile) => SourceFile | undefined): ContentFiles {
  const changeOne = (source: SourceFile | undefined) => source && change(source);
  const changeAll = (sources: readonly SourceFile[]) => sources.flatMap((source) => change(source) ?? []);
  return {
    ...files,
    pages: changeAll(files.pages),
    shared: changeAll(files.shared),
    site: changeOne(files.site),
    facts: changeOne(files.facts),
    theme: changeOne(files.theme),
    ...(files.overlays
      ? {
          overlays: files.overlays.map((overlay) => ({
            ...overlay,
            site: changeOne(overlay.site),
            facts: changeOne(overlay.facts),
            shared: changeAll(overlay.shared),
          })),
        }
      : {}),
  };
}

/** The folder with one file more, where the folder reads it from (src/builder/files/list-content.ts lists a disk in the same way). */
function withAdded(files: ContentFiles, source: SourceFile): ContentFiles {
  const inside = source.file.startsWith(`${files.folder}/`) ? source.file.slice(files.folder.length + 1) : source.file;
  if (!isContentName(inside)) return files;
  if (!isAside(inside)) return { ...files, pages: sorted([...files.pages, source]) };
  const steps = inside.split('/');
  const place = stemOf(inside);
  if (steps.length === 1 && place === '_site') return { ...files, site: source };
  if (steps.length === 1 && place === '_facts') return { ...files, facts: source };
  if (steps.length === 1 && place === '_theme') return { ...files, theme: source };
  if (steps.length === 2 && steps[0] === '_shared') return { ...files, shared: sorted([...files.shared, source]) };
  return withOverlay(files, steps, source);
}

function withOverlay(files: ContentFiles, [folder = '', ...rest]: readonly string[], source: SourceFile): ContentFiles {
  const name = stemOf(rest.join('/'));
  const { overlays = [] } = files;
  const old = overlays.find((overlay) => overlay.folder === folder) ?? {
    folder,
    site: undefined,
    facts: undefined,
    shared: [],
  };
  const isShared = rest.length === 2 && rest[0] === '_shared';
  if (!isShared && !(rest.length === 1 && (name === '_site' || name === '_facts'))) return files;
  const next: OverlayFiles = isShared
    ? { ...old, shared: sorted([...old.shared, source]) }
    : { ...old, [name === '_site' ? 'site' : 'facts']: source };
  return { ...files, overlays: [...overlays.filter((overlay) => overlay !== old), next] };
}

/** In the order in which a disk is listed: folder by folder. */
function sorted(sources: readonly SourceFile[]): SourceFile[] {
  return [...sources].sort((one, other) => {
    const [a, b] = [one.file.split('/'), other.file.split('/')];
    const at = a.findIndex((step, index) => step !== b[index]);
    return (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
  });
}
