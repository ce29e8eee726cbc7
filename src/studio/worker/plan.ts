import { allFiles, type ContentFiles, languageAt, pageName, placeInForms, readYaml, withTexts } from '#engine';
import { Refusal } from '#engine/edit';
import {
  addLanguage,
  bringBack,
  copyShared,
  deletePage,
  duplicatePage,
  markTranslated,
  newPage,
  newPages,
  pageFromTemplate,
  renamePage,
  shareSection,
  translatePage,
  type UsePlace,
} from '#engine/refactor';
import { documentPages } from '../import/new-page.ts';
import { placesIn, sentencesBetween } from './changes.ts';
import { replacePlan } from './find-words.ts';
import { inForms } from './in-forms.ts';
import { intoMenu } from './into-menu.ts';
import { leadWords } from './lead-words.ts';
import type { LiveSite } from './live-site.ts';
import type { Lead, PageChange, Plan } from './protocol.ts';
import { stepWords } from './step-words.ts';

/** What a change of pages would do everywhere, or why it can't be made. Nothing is changed yet. */
export function planOf(change: PageChange, live: LiveSite): Plan | { refused: string } {
  const plan = planned(change, live);
  if ('refused' in plan) return { refused: inForms(plan) };
  const { changed, mentions } = plan;
  const changes = withMenu(plan.changes, change, live);
  const isAlone = mentions.length === 0 && plan.changes.every(({ before }) => before === undefined);
  const after = withTexts(live.files, new Map(changes.map(({ file, after: text }) => [file, text])));
  const placeOf = placesIn(live);
  const leading = changed.toSorted((one, other) => placeOf(one.file) - placeOf(other.file));
  const leads = change.kind === 'rename' ? leading.map((place) => leadAt(place, change.to, after, live)) : [];
  // That a page has another address, and what follows, is what the plan itself says.
  const sentences = sentencesBetween(live.files, after, live, ({ kind }) => kind === 'renamed');
  return { ...plan.inForms, says: stepWords(change, live), changes, isAlone, mentions, leads, sentences };
}

/** The changes, and that of the menu where the new page is to come into it. */
function withMenu(changes: Plan['changes'], change: PageChange, live: LiveSite): Plan['changes'] {
  const isNew = change.kind === 'new' || change.kind === 'document' || change.kind === 'duplicate';
  const made = changes.find(({ before }) => before === undefined);
  if (!isNew || change.menu === undefined || !made) return changes;
  const link = change.kind === 'duplicate' ? change.to : change.path;
  const files = withTexts(live.files, new Map(changes.map(({ file, after }) => [file, after])));
  const menu = intoMenu(made.file, { label: change.menu, link }, files);
  if (!menu) return changes;
  // Its file may be changed already, as where an old address was dropped.
  const before = changes.find(({ file }) => file === menu.file)?.before ?? menu.before;
  return [...changes.filter(({ file }) => file !== menu.file), { ...menu, before }];
}

/** A place that will lead to a page, with the words that are pressed there. */
function leadAt(place: UsePlace, to: string, after: ContentFiles, live: LiveSite): Lead {
  const source = place.path && allFiles(after).find(({ file }) => file === place.file);
  if (!place.path || !source) return { ...place, words: [] };
  const { data } = readYaml(source.text, new Set());
  const words = leadWords(data, place.path, to.startsWith('/') ? to : `/${to}`, live.site.context);
  const holder = placeInForms(pageName(place.file), data, place.path, live.checker);
  // Where nothing is pressed, the field says which place it is.
  return { ...place, where: words.length === 0 ? (place.inForms ?? holder) : holder, words };
}

type Planned = ReturnType<typeof newPage>;

function planned(change: PageChange, live: LiveSite): Planned {
  const given = { files: live.files, checker: live.checker, now: Date.now() };
  switch (change.kind) {
    case 'new':
      return newPageFrom(change, live);
    case 'document':
      return pagesFromDocument(change, live);
    case 'language':
      return addLanguage(given, change);
    case 'translate':
      return translatePage(given, change);
    case 'translated':
      return markTranslated(given, [change]);
    case 'rename':
      return renamePage(given, change);
    case 'duplicate':
      return duplicatePage(given, change);
    case 'back':
      return bringBack(given, change);
    case 'share':
      return shareSection(given, change);
    case 'copyShared':
      return copyShared(given, change);
    case 'replace':
      return replacePlan(change, live);
    case 'delete':
      return deletePage(given, change);
  }
}

/** A page that begins as a text, or with a template: that one gets a title, a description and a heading of its own. */
function newPageFrom(
  { path, title, text, isTemplate = false }: Extract<PageChange, { kind: 'new' }>,
  live: LiveSite,
): Planned {
  const { files, checker } = live;
  const given = { files, checker, now: Date.now() };
  if (!isTemplate) return newPage(given, { path, title, text });
  const template = { name: 'template', title: '', description: '', source: text };
  const { site, zone } = live.site.context;
  const made = pageFromTemplate(
    template,
    {
      title,
      language: languageAt(path, live.site.context),
      now: given.now,
      zone,
      schema: schemaFor(path),
      contactPage: site.contactPage?.href ?? '/',
    },
    checker,
  );
  return 'refused' in made ? made : newPage(given, { path, title: `${title} · ((product))`, text: made.text });
}

/** What a document has become, as pages. */
function pagesFromDocument(change: Extract<PageChange, { kind: 'document' }>, { files, checker }: LiveSite): Planned {
  try {
    return newPages({ files, checker, now: Date.now() }, documentPages(change, schemaFor(change.path)));
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}

/** The way from a page's file to the schema, which text editors check it by. */
function schemaFor(path: string): string {
  const folders = path.split('/').filter(Boolean).length - 1;
  return `${'../'.repeat(Math.max(folders, 0) + 1)}schema/bundle.schema.json`;
}
