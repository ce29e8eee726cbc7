import { englishName } from '#engine/base';
import { pageCalled } from '#kit/model';
import { pagesOf } from './choices.ts';
import type { LiveSite } from './live-site.ts';
import type { PageChange } from './protocol.ts';

/** What a change of pages is called in the history once it was made: it is read by itself, and after “Undone”. */
export function stepWords(change: PageChange, live: LiveSite): string {
  const named = (path: string) => {
    const page = pagesOf(live).find((one) => one.path === path);
    return `“${page ? pageCalled(page) : path}”`;
  };
  switch (change.kind) {
    case 'new':
    case 'document':
      return `The page “${change.title}” was added`;
    case 'language':
      return `${englishName(change.language)} was added as a language`;
    case 'translate':
      return `The page ${named(change.path)} was added in ${englishName(change.language)}`;
    case 'translated': {
      const page = pagesOf(live).find(({ file }) => file === change.file);
      const figure = change.figure && `The figure “${change.figure.replaceAll('_', ' ')}”`;
      return `${figure ?? (page ? `The page “${pageCalled(page)}”` : 'A translation')} was marked as up to date`;
    }
    case 'rename': {
      const called = change.label?.to ?? change.title;
      return called === undefined
        ? `The page ${named(change.from)} was given the address ${change.to}`
        : `The page ${named(change.from)} was given another name, “${called}”`;
    }
    case 'duplicate':
      return `The page ${named(change.from)} was duplicated`;
    case 'back':
      return 'A deleted page was brought back';
    case 'share':
      return `A section was made one that pages share, “${change.name}”`;
    case 'copyShared':
      return 'A section that pages share was copied for one page';
    case 'replace':
      return `“${change.query.words}” was replaced by “${change.query.instead}”`;
    case 'delete':
      return `The page ${named(change.path)} was deleted`;
  }
}
