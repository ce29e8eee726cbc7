import { entry } from './entry.ts';
import { field, name as nameOf, say } from './say.ts';
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
        ? `${placesIn(following)} say \`${wanted}\`, but here it is named \`${name}\`.`
        : `${placesIn(following)} say \`${wanted}\`, which is gone, and nothing says \`${name}\`.`,
    help: ({ name, wanted, isNear, places }) =>
      isNear
        ? `Change it to \`${wanted}\`, or change the other places: ${firstOf(places)}.`
        : `If \`${name}\` is its new name, change these places: ${firstOf(places)}. If not, bring \`${wanted}\` back.`,
    inForms: {
      help: ({ name, wanted, isNear, places }) =>
        isNear
          ? `Change it to “${wanted}”, or change the other places: ${pagesOf(places)}.`
          : `If “${name}” is its new name, change these places: ${pagesOf(places)}. If not, bring “${wanted}” back.`,
    },
  }),
  'name/gone': entry<FollowingPlaces & { kind: GoneKind; name: string; page: string; near: string | undefined }>({
    severity: 'error',
    title: 'A name that is gone',
    explanation: 'Several places say the name of something that is not there any more, or not yet.',
    message: ({ kind, name, page, ...following }) =>
      `${goneWords(kind, name, page)}, which ${placesIn(following)} ${kind === 'page' || kind === 'anchor' ? 'link to' : 'name'}.`,
    help: ({ near, places }) =>
      `${near === undefined ? 'Bring it back, or change these places' : `If \`${near}\` is meant, change these places; if not, bring it back`}: ${firstOf(places)}.`,
    inForms: {
      help: ({ near, places }) =>
        `${near === undefined ? 'Bring it back, or change these places' : `If “${near}” is meant, change these places; if not, bring it back`}: ${pagesOf(places)}.`,
    },
  }),
  'file/place': entry<FollowingPlaces & { from: string; to: string; isFolder: boolean }>({
    severity: 'error',
    title: 'A file in another folder than where it is looked for',
    explanation:
      "Originals of pictures lie in the folder `_media`, shared sections in `_shared`, and files to download in the public folder. What says where they are isn't changed when somebody moves them.",
    message: ({ from, to, isFolder, ...following }) =>
      `${placesIn(following)} ${following.count === 1 ? 'looks' : 'look'} in \`${isFolder ? to : folderOf(to)}/\` for what lies in \`${isFolder ? from : folderOf(from)}/\`.`,
    help: ({ from, to, isFolder, places }) =>
      `${isFolder ? `Give the folder \`${from}/\` the name \`${to}/\`` : `Move this file to \`${to}\``}, or change ${places.length === 1 ? 'this place' : 'these places'}: ${firstOf(places)}.`,
  }),
  'shared/missing': entry<FollowingPlaces & { name: string }>({
    severity: 'error',
    title: 'A file of shared sections is gone',
    explanation: 'Several places put in the sections of a file of the folder _shared, and the file is not there.',
    message: ({ name, ...following }) =>
      `There is no file \`_shared/${name}.yaml\`, which ${placesIn(following)} put in.`,
    help: ({ places }) => `Bring it back, or take it out of these places: ${firstOf(places)}.`,
    inForms: {
      message: ({ name, ...following }) =>
        `There are no shared sections “${name}”, which ${placesIn(following)} put in.`,
      help: ({ places }) => `Bring them back, or take them out of these places: ${pagesOf(places)}.`,
    },
  }),
  'shown/linked': entry<FollowingPlaces & { isSection: boolean; absence: Absence }>({
    severity: 'error',
    title: 'Something that links lead to is not there for a time',
    explanation:
      'A page or a section can be hidden, or be there for a time only. Links to it have to be there at the same time or less: else visitors follow them to nothing. All days to come are looked at.',
    message: ({ isSection, absence, ...following }) =>
      `${isSection ? 'This section' : 'This page'} is ${absentWords(absence)}, but ${placesIn(following)} link to it.`,
    help: ({ absence, places }) =>
      absence.kind === 'hidden'
        ? `Delete this line, or hide what holds these links as well: ${firstOf(places)}.`
        : say`Change the day, or write ${field(absence.kind === 'later' ? 'from' : 'until', absence.day)} for what holds these links: ${firstOf(places)}.`,
    inForms: {
      help: ({ absence, places }) =>
        absence.kind === 'hidden'
          ? `Take this away, or hide what holds these links as well: ${pagesOf(places)}.`
          : `Change the day, or write ${absence.day} as \`${absence.kind === 'later' ? 'from' : 'until'}\` for what holds these links: ${pagesOf(places)}.`,
    },
  }),
  'page/redirect': entry<{ name: string; from: string; to: string; isOnward: boolean }>({
    severity: 'error',
    title: 'A page that leads on to another address',
    explanation: 'Old addresses stand in `_site.yaml` below `redirects`, each with where it leads now.',
    message: ({ name }) => `A page has no field \`${name}\`: redirects stand in \`_site.yaml\`.`,
    help: ({ from, to, isOnward }) =>
      say`${isOnward ? 'Delete this file, or this line if the page stays' : 'Delete this line'}; for visitors who are to be led on write ${field(from, to)} below ${nameOf('redirects')} in \`_site.yaml\`.`,
  }),
};

/** The help of a message for one place, with the lines on which the same stands in its file. */
export function alsoOnLines(help: string | undefined, lines: readonly number[]): string | undefined {
  if (lines.length === 0) return help;
  const also = `The same stands on ${lines.length === 1 ? `line ${lines[0]}` : `${lines.length} more lines, the next of them ${lines[0]}`}.`;
  return help === undefined ? also : `${help} ${also}`;
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(file.lastIndexOf('/'), 0));
}

function placesIn({ count, files }: Omit<FollowingPlaces, 'places'>): string {
  return files > 1 ? `${counted(count, 'place')} in ${counted(files, 'file')}` : counted(count, 'place');
}

function firstOf(places: readonly string[]): string {
  const more = places.length - mostNamed;
  return more > 0 ? `${places.slice(0, mostNamed).join(', ')} and ${more} more` : places.join(', ');
}

/** The pages and files of such places, without their lines. */
function pagesOf(places: readonly string[]): string {
  return firstOf([...new Set(places.map((place) => `\`${place.replace(/:\d+$/, '')}\``))]);
}

function absentWords(absence: Absence): string {
  if (absence.kind === 'hidden') return 'hidden';
  return absence.kind === 'later' ? `not there before ${absence.day}` : `gone from ${absence.day} on`;
}

function goneWords(kind: GoneKind, name: string, page: string): string {
  switch (kind) {
    case 'page':
      return `There is no page \`${name}\``;
    case 'anchor':
      return `The page \`${page}\` has no section with \`id: ${name}\``;
    case 'fact':
      return `\`_facts.yaml\` has no figure \`${name}\``;
    case 'form':
      return `\`_site.yaml\` has no form \`${name}\``;
    case 'inquiry':
      return `\`_site.yaml\` has no inquiry type \`${name}\``;
    case 'mailbox':
      return `\`_site.yaml\` has no mailbox \`${name}\``;
    case 'file':
      return `There is no file \`${name}\` in the public folder`;
    case 'picture':
      return `There is no picture \`${name}\` in the folder \`_media\``;
  }
}
