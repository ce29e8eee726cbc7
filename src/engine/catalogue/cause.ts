import type { FormWords, Piece, Said } from '#kit/model';
import { entry } from './entry.ts';
import { field, figureCalled, fileCalled, labelled, name as nameOf, say, written } from './say.ts';
import type { Absence } from './time.ts';
import { counted } from './words.ts';

/** The places that follow from one mistake: how many, in how many files, and each as `file:line`. */
export type FollowingPlaces = { count: number; files: number; places: readonly string[] };

/** What a name that is gone was a name of. */
export type GoneKind = 'page' | 'anchor' | 'fact' | 'form' | 'inquiry' | 'mailbox' | 'file' | 'picture';

/** How many places a message names. */
const mostNamed = 3;

/** Mistakes that many places follow from: one message, where the mistake is. */
export const causeEntries = {
  'name/unreached': entry<FollowingPlaces & { name: string; wanted: string; isNear: boolean }>({
    severity: 'error',
    title: 'A name that nothing refers to',
    explanation:
      'Several places say a name that does not exist, and nothing says this one, which is almost the same or the only one left.',
    message: ({ name, wanted, isNear, ...following }) =>
      isNear
        ? say`${placesIn(following)} say ${written(wanted)}, but here it is named ${written(name)}.`
        : say`${placesIn(following)} say ${written(wanted)}, which is gone, and nothing says ${written(name)}.`,
    help: ({ name, wanted, isNear, places }) =>
      isNear
        ? say`Change it to ${written(wanted)}, or change the other places: ${firstOf(places)}.`
        : say`If ${written(name)} is its new name, change these places: ${firstOf(places)}. If not, bring ${written(wanted)} back.`,
    inForms: {
      help: ({ name, wanted, isNear, places }) =>
        isNear
          ? say`Change it to “${wanted}”, or change the other places: ${pagesOf(places)}.`
          : say`If “${name}” is its new name, change these places: ${pagesOf(places)}. If not, bring “${wanted}” back.`,
    },
  }),
  'name/gone': entry<FollowingPlaces & { kind: GoneKind; name: string; page: string; near: string | undefined }>({
    severity: 'error',
    title: 'A name that is gone',
    explanation: 'Several places say the name of something that is not there any more, or not yet.',
    message: ({ kind, name, page, ...following }) =>
      say`${goneWords(kind, name, page)}, which ${placesIn(following)} ${kind === 'page' || kind === 'anchor' ? 'link to' : 'name'}.`,
    help: ({ near, places }) =>
      say`${near === undefined ? 'Bring it back, or change these places' : say`If ${written(near)} is meant, change these places; if not, bring it back`}: ${firstOf(places)}.`,
    inForms: {
      help: ({ near, places }) =>
        say`${near === undefined ? 'Bring it back, or change these places' : `If “${near}” is meant, change these places; if not, bring it back`}: ${pagesOf(places)}.`,
    },
  }),
  'file/place': entry<FollowingPlaces & { from: string; to: string; isFolder: boolean }>({
    severity: 'error',
    title: 'A file in another folder than where it is looked for',
    explanation:
      "Originals of pictures lie in the folder `_media`, shared sections in `_shared`, and files to download in the public folder. What says where they are isn't changed when somebody moves them.",
    message: ({ from, to, isFolder, ...following }) =>
      say`${placesIn(following)} ${following.count === 1 ? 'looks' : 'look'} in ${written(`${isFolder ? to : folderOf(to)}/`)} for what lies in ${written(`${isFolder ? from : folderOf(from)}/`)}.`,
    help: ({ from, to, isFolder, places }) =>
      say`${isFolder ? say`Give the folder ${written(`${from}/`)} the name ${written(`${to}/`)}` : say`Move this file to ${written(to)}`}, or change ${places.length === 1 ? 'this place' : 'these places'}: ${firstOf(places)}.`,
  }),
  'shared/missing': entry<FollowingPlaces & { name: string }>({
    severity: 'error',
    title: 'A file of shared sections is gone',
    explanation: 'Several places put in the sections of a file of the folder _shared, and the file is not there.',
    message: ({ name, ...following }) =>
      say`There is no file ${fileCalled(`_shared/${name}.yaml`)}, which ${placesIn(following)} put in.`,
    help: ({ places }) => say`Bring it back, or take it out of these places: ${firstOf(places)}.`,
    inForms: {
      message: ({ name, ...following }) =>
        say`There are no shared sections “${name}”, which ${placesIn(following)} put in.`,
      help: ({ places }) => say`Bring them back, or take them out of these places: ${pagesOf(places)}.`,
    },
  }),
  'shown/linked': entry<FollowingPlaces & { isSection: boolean; absence: Absence }>({
    severity: 'error',
    title: 'Something that links lead to is not there for a time',
    explanation:
      'A page or a section can be hidden, or be there for a time only. Links to it have to be there at the same time or less: else visitors follow them to nothing. All days to come are looked at.',
    message: ({ isSection, absence, ...following }) =>
      say`${isSection ? 'This section' : 'This page'} is ${absentWords(absence)}, but ${placesIn(following)} link to it.`,
    help: ({ absence, places }) =>
      absence.kind === 'hidden'
        ? say`Delete this line, or hide what holds these links as well: ${firstOf(places)}.`
        : say`Change the day, or write ${field(absence.kind === 'later' ? 'from' : 'until', absence.day)} for what holds these links: ${firstOf(places)}.`,
    inForms: {
      help: ({ absence, places }) =>
        absence.kind === 'hidden'
          ? say`Take this away, or hide what holds these links as well: ${pagesOf(places)}.`
          : say`Change the day, or write ${absence.day} as ${labelled(absence.kind === 'later' ? 'from' : 'until')} for what holds these links: ${pagesOf(places)}.`,
    },
  }),
  'page/redirect': entry<{ name: string; from: string; to: string; isOnward: boolean }>({
    severity: 'error',
    title: 'A page that leads on to another address',
    explanation: 'Old addresses stand in `_site.yaml` below `redirects`, each with where it leads now.',
    message: ({ name }) => say`A page has no field ${labelled(name)}: redirects stand in ${fileCalled('_site.yaml')}.`,
    help: ({ from, to, isOnward }) =>
      say`${isOnward ? 'Delete this file, or this line if the page stays' : 'Delete this line'}; for visitors who are to be led on write ${field(from, to)} below ${nameOf('redirects')} in ${fileCalled('_site.yaml')}.`,
  }),
};

/** The words of a message for one place, with the lines on which the same stands in its file. */
export function alsoOnLines<One extends { help?: string; inForms?: FormWords }>(
  one: One,
  lines: readonly number[],
): One {
  if (lines.length === 0) return one;
  const also = `The same stands on ${lines.length === 1 ? `line ${lines[0]}` : `${lines.length} more lines, the next of them ${lines[0]}`}.`;
  const withLines = (help: string | undefined) => (help === undefined ? also : `${help} ${also}`);
  return {
    ...one,
    help: withLines(one.help),
    ...(one.inForms ? { inForms: { ...one.inForms, help: withLines(one.inForms.help) } } : {}),
  };
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(file.lastIndexOf('/'), 0));
}

function placesIn({ count, files }: Omit<FollowingPlaces, 'places'>): string {
  return files > 1 ? `${counted(count, 'place')} in ${counted(files, 'file')}` : counted(count, 'place');
}

function firstOf(places: readonly Piece[]): Said {
  const more = places.length - mostNamed;
  const [head = '', ...others] = more > 0 ? places.slice(0, mostNamed) : places;
  return [head, ...others.flatMap((place) => [', ', place]), ...(more > 0 ? [` and ${more} more`] : [])];
}

/** The pages and files of such places, without their lines. */
function pagesOf(places: readonly string[]): Said {
  return firstOf([...new Set(places.map((place) => place.replace(/:\d+$/, '')))].map((file) => fileCalled(file)));
}

function absentWords(absence: Absence): string {
  if (absence.kind === 'hidden') return 'hidden';
  return absence.kind === 'later' ? `not there before ${absence.day}` : `gone from ${absence.day} on`;
}

function goneWords(kind: GoneKind, name: string, page: string): Said {
  switch (kind) {
    case 'page':
      return say`There is no page ${written(name)}`;
    case 'anchor':
      return say`The page ${written(page)} has no section with ${written(`id: ${name}`)}`;
    case 'fact':
      return say`${fileCalled('_facts.yaml')} has no figure ${figureCalled(name)}`;
    case 'form':
      return say`${fileCalled('_site.yaml')} has no form ${written(name)}`;
    case 'inquiry':
      return say`${fileCalled('_site.yaml')} has no inquiry type ${written(name)}`;
    case 'mailbox':
      return say`${fileCalled('_site.yaml')} has no mailbox ${written(name)}`;
    case 'file':
      return say`There is no file ${written(name)} in the public folder`;
    case 'picture':
      return say`There is no picture ${written(name)} in the folder ${written('_media')}`;
  }
}
