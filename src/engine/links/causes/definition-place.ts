import { type Diagnostic, isFields, type Path, type SourceFile, valueAt } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { pageName } from '../../2-validate/place.ts';
import type { Definition } from '../../2-validate/structure.ts';
import { problemAt } from '../../3-repair/problem-at.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import type { Finding } from '../../catalogue/index.ts';
import type { ContentFiles } from '../content-files.ts';
import { sharedName } from '../content-files.ts';
import type { MissingName } from '../references.ts';
import type { SiteContext } from '../site-context.ts';
import { plainName } from './new-name.ts';

/** Where a name is given, or was: a file, and in it the place of a key or value. Without one it is the file's own name. */
export type NamedPlace = { file: string; in?: { parsed: SourceDocument; path: Path; mark: 'key' | 'value' } };

/** A finding as a diagnostic at a place. */
export function diagnosticOf({ file, in: inside }: NamedPlace, what: Finding, { checker }: SiteContext): Diagnostic {
  if (!inside) return atStart(file, what);
  const { parsed, path, mark } = inside;
  return problemAt(parsed, pageName(file), { path, mark, ...what }, checker);
}

/** The groups of `_site.yaml` that give names. */
export const groupOf = { form: 'forms', inquiry: 'inquiryTypes', mailbox: 'mailboxes' } as const;

/** Where a name that is there is given. */
export function placeOfName(named: MissingName, files: ContentFiles, context: SiteContext): NamedPlace | undefined {
  const { kind, name } = named;
  const { folder, routes } = context;
  const read = reader(context);
  if (kind === 'fact') return read(files.facts, 'Facts', [plainName(named)], 'key');
  if (kind === 'form' || kind === 'inquiry' || kind === 'mailbox')
    return read(files.site, 'SiteSource', [groupOf[kind], name], 'key');
  if (kind === 'shared') {
    const source = files.shared.find(({ file }) => sharedName(file) === name);
    return source && { file: source.file };
  }
  if (kind === 'picture') return { file: `${folder}/_media/${name}` };
  if (kind === 'file') return { file: `${files.publicFolder ?? 'public'}${name}` };
  const [path = ''] = name.split('#', 1);
  const source = files.pages.find(({ file }) => file === routes.get(path)?.file);
  if (!source) return undefined;
  const { data } = context.checker.read(source, 'PageSource');
  if (kind === 'page')
    return isFields(data) && 'path' in data ? read(source, 'PageSource', ['path'], 'value') : { file: source.file };
  const anchor = pathOfAnchor(data, plainName(named), []);
  return anchor && read(source, 'PageSource', anchor, 'value');
}

/** Where a name was given that is gone: the file that would give it, or that group of the file. */
export function placeOfGone(named: MissingName, files: ContentFiles, context: SiteContext): NamedPlace | undefined {
  const { kind, name } = named;
  const { folder, routes } = context;
  if (kind === 'fact') return name.startsWith('facts.') && files.facts ? { file: files.facts.file } : undefined;
  if (kind === 'form' || kind === 'inquiry' || kind === 'mailbox')
    return reader(context)(files.site, 'SiteSource', [groupOf[kind]], 'key');
  if (kind === 'shared') return { file: `${folder}/_shared/${name}.yaml` };
  if (kind === 'page') return { file: fileOfPage(name, folder) };
  if (kind !== 'anchor') return placeOfName(named, files, context);
  const source = files.pages.find(({ file }) => file === routes.get(name.slice(0, name.indexOf('#')))?.file);
  return reader(context)(source, 'PageSource', ['sections'], 'key');
}

/** The file that would give a page its address. */
export function fileOfPage(path: string, folder: string): string {
  return `${folder}${path}.yaml`;
}

/** What says that something which is there isn't shown: a field of the page, or of the section or of what holds it. */
export function placeOfAbsence(named: MissingName, files: ContentFiles, context: SiteContext): NamedPlace | undefined {
  const { name, absence } = named;
  if (!absence) return undefined;
  const field = ({ hidden: 'hidden', later: 'from', gone: 'until' } as const)[absence.kind];
  const path = named.kind === 'anchor' ? name.slice(0, name.indexOf('#')) : name;
  const page = files.pages.find(({ file }) => file === context.routes.get(path)?.file);
  const overlays = (files.overlays ?? []).flatMap(({ shared }) => shared);
  const sources: [SourceFile | undefined, Definition][] = [
    [page, 'PageSource'],
    ...(named.kind === 'anchor'
      ? [...overlays, ...files.shared].map((source): [SourceFile, Definition] => [source, 'SharedSource'])
      : []),
  ];
  for (const [source, definition] of sources) {
    if (!source) continue;
    const { data } = context.checker.read(source, definition);
    const holder = named.kind === 'anchor' ? pathOfAnchor(data, plainName(named), [])?.slice(0, -1) : [];
    if (!holder) continue;
    for (let length = holder.length; length >= 0; length -= 1) {
      const at = holder.slice(0, length);
      const value = valueAt(data, at);
      if (isFields(value) && field in value)
        return reader(context)(source, definition, [...at, field], field === 'hidden' ? 'key' : 'value');
    }
  }
  return undefined;
}

/** Places in files that are read as what they are; nothing where there is no such file, or no such place in it. */
function reader({ checker }: SiteContext) {
  return (
    source: SourceFile | undefined,
    definition: Definition,
    path: Path,
    mark: 'key' | 'value',
  ): NamedPlace | undefined => {
    const parsed = source && checker.read(source, definition);
    return parsed && valueAt(parsed.data, path) !== undefined
      ? { file: source.file, in: { parsed, path, mark } }
      : undefined;
  };
}

function pathOfAnchor(data: unknown, anchor: string, path: Path): Path | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    if (key === 'id' && value === anchor) return here;
    const found = pathOfAnchor(value, anchor, here);
    if (found) return found;
  }
  return undefined;
}
