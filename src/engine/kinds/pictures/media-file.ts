import { lastPart, nameOnDisk } from '../../base/content-names.ts';
import { nearestName, replaced } from '../../base/nearest.ts';
import { finding } from '../../catalogue/index.ts';
import type { MediaInfo, SiteContext } from '../../links/site-context.ts';
import type { ValueScope } from '../value-scope.ts';

/** An original with its name in the folder `_media`. */
export type MediaFile = { name: string; info: MediaInfo };

type MediaScope = Pick<ValueScope, 'refer' | 'report'> & {
  readonly context: Pick<SiteContext, 'media' | 'folder' | 'language'>;
};

/**
 * An original by its name in the folder `_media`; nothing after it was reported that there is none. A language may have one of
 * its own, of the same name in a folder that is called like the language's: `es/chart.png` stands for `chart.png` in Spanish.
 */
export function mediaFile(file: string, scope: MediaScope): MediaFile | undefined {
  const { media, folder, language } = scope.context;
  const names = language && language.folder !== '' ? [`${language.folder}/${file}`, file] : [file];
  for (const each of names) {
    const name = nameOnDisk(each, media);
    const info = media.get(name);
    if (!info) continue;
    scope.refer('picture', name);
    return { name, info };
  }
  const near = meant(file, folder, [...media.keys()]);
  const name = bareName(file, folder);
  scope.report(
    { ...finding('picture/missing', { file, name, folder, ...near }), snippet: file, ...replaced(near) },
    { kind: 'picture', name: file },
  );
  return undefined;
}

/** The nearest original: surely meant where the folder was written before its name, or letters are only large or small. */
function meant(file: string, folder: string, names: readonly string[]): ReturnType<typeof nearestName> {
  const bare = bareName(file, folder);
  const same = names.find((name) => name === bare) ?? names.find((name) => name.toLowerCase() === bare.toLowerCase());
  if (same !== undefined) return { word: same, isSure: true };
  const [elsewhere, another] = names.filter((name) => lastPart(name) === lastPart(bare));
  return elsewhere !== undefined && another === undefined
    ? { word: elsewhere, isSure: false }
    : nearestName(bare, names);
}

/** The name that an original has in its folder. */
function bareName(file: string, folder: string): string {
  if (/^https?:/.test(file)) return file;
  const rooted = file.replace(/^(?:\.{0,2}\/)*/, '');
  return [`${folder}/_media/`, '_media/', 'public/'].reduce((name, lead) => withoutLead(name, lead), rooted);
}

function withoutLead(name: string, lead: string): string {
  return name.startsWith(lead) ? name.slice(lead.length) : name;
}
