import type { SourceFile } from '../../model/diagnostic.ts';
import { isAside, isContentName, stemOf } from '../base/content-names.ts';
import { type ContentFiles, type OverlayFiles, textsOf } from './content-files.ts';

/**
 * The content folder with other texts: of files that it has, of new ones, and without those that have none any more. A file whose text
 * is as it was stays the same object, so that it is not read again.
 */
export function withTexts(files: ContentFiles, texts: ReadonlyMap<string, string | undefined>): ContentFiles {
  const known = textsOf(files);
  const change = (source: SourceFile | undefined): SourceFile | undefined => {
    if (!source || !texts.has(source.file)) return source;
    const text = texts.get(source.file);
    if (text === source.text) return source;
    return text === undefined ? undefined : { file: source.file, text };
  };
  const changeAll = (sources: readonly SourceFile[]) => sources.flatMap((source) => change(source) ?? []);
  const changeOverlay = ({ folder, site, facts, shared }: OverlayFiles): OverlayFiles => ({
    folder,
    site: change(site),
    facts: change(facts),
    shared: changeAll(shared),
  });
  const changed: ContentFiles = {
    ...files,
    pages: changeAll(files.pages),
    shared: changeAll(files.shared),
    site: change(files.site),
    facts: change(files.facts),
    theme: change(files.theme),
    problems: files.problems.filter(({ file }) => known.has(file) || !texts.has(file)),
    ...(files.overlays ? { overlays: files.overlays.map(changeOverlay) } : {}),
  };
  const added = [...texts].flatMap(([file, text]) => (text === undefined || known.has(file) ? [] : [{ file, text }]));
  return added.reduce(withAdded, changed);
}

/** The folder with one file more, where the folder reads it from (scripts/files/list-content.ts lists a disk in the same way). */
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
