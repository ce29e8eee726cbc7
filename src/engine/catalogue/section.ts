import type { Said } from '#kit/model';
import type { CaptionsProblem } from '../base/captions.ts';
import { entry } from './entry.ts';
import { field, fileCalled, instead, labelled, say, written } from './say.ts';
import { allOf, shortLine } from './words.ts';

/** What is wrong with a line of captions, and what to do. */
const captionSlips: Readonly<Record<CaptionsProblem['what'], readonly [is: string, help: string | Said]>> = {
  head: ['is not the head of WebVTT', say`Begin the file with a line ${written('WEBVTT')} and a blank line below it.`],
  time: ['is no time of a caption', say`Write it like ${written('00:01.000 --> 00:04.000')}.`],
  comma: [
    'has a comma in its time, as SubRip files have',
    'Save the captions as WebVTT (.vtt), with points in their times.',
  ],
  order: [
    'has a time that is over before it begins, or begins before the one above',
    'Bring the captions and their times into order.',
  ],
  words: ['is a time without words', 'Write the words on the line below the time, without a blank line between.'],
  none: ['is followed by no caption', 'Write the captions into the file.'],
};

/** What blocks find between their own fields. */
export const sectionEntries = {
  'pricing/recommended': entry<{ first: string }>({
    severity: 'error',
    title: 'Two plans that are recommended',
    explanation: 'One plan of a section can be marked as the recommended one; two would recommend none.',
    message: ({ first }) => say`A second plan is recommended; the first is ${written(first)}.`,
    help: () => say`Delete one of the two ${labelled('recommended')} lines.`,
    inForms: { help: () => 'Take it away from one of both.' },
  }),
  'video/address': entry<{ address: string; word: string | undefined }>({
    severity: 'error',
    title: 'An address that is no film of YouTube or Vimeo',
    explanation:
      'Films come from the public folder, from YouTube or from Vimeo; nothing else of other sites is shown. The address is that of one film, as the browser shows it there.',
    message: ({ address }) => say`${written(shortLine(address))} is no address of a film on YouTube or Vimeo.`,
    help: ({ word }) =>
      word === undefined
        ? say`Write the address as the browser shows it there, such as ${written('https://www.youtube.com/watch?v=…')}.`
        : say`Write its address alone: ${instead(word)}.`,
  }),
  'video/format': entry<{ file: string }>({
    severity: 'error',
    title: 'A film that browsers do not play',
    explanation: 'Browsers play films whose names end with `.mp4` or `.webm`.',
    message: ({ file }) =>
      say`${written(shortLine(file))} does not end with ${written('.mp4')} or ${written('.webm')}.`,
    help: () =>
      say`Save the film as MP4 (H.264), put it into the public folder, and write its address, such as ${written('/films/tour.mp4')}.`,
    inForms: {
      help: () =>
        'Save the film as MP4 (H.264), have it put on this site, and write its address, such as /films/tour.mp4.',
    },
  }),
  'video/captions': entry({
    severity: 'error',
    title: 'A film without captions',
    explanation:
      'People who cannot hear read what is said. Only a film in which nothing is heard needs no captions, and says so.',
    message: () => 'Nobody can read what is said in this film.',
    help: () =>
      say`Add ${labelled('captions')} with a WebVTT file, or ${field('silent', true)} if nothing is heard in it.`,
    inForms: { help: () => say`Choose a file of captions, or choose ${labelled('silent')} if nothing is heard in it.` },
  }),
  'video/own-only': entry<{ name: string }>({
    severity: 'note',
    title: 'A field for films of your own beside one of another host',
    explanation: 'YouTube and Vimeo show the captions that the film has there.',
    message: ({ name }) => say`${labelled(name)} has no effect on a film of YouTube or Vimeo.`,
    help: ({ name }) => say`Delete ${labelled(name)}, and give the film its captions where it is kept.`,
  }),
  'video/captions-broken': entry<CaptionsProblem & { file: string }>({
    severity: 'error',
    title: 'Captions that browsers do not show',
    explanation:
      'Captions are in the format WebVTT: the first line is `WEBVTT`, then a blank line, then each caption with its time (`00:01.000 --> 00:04.000`) and below that its words, with a blank line between captions.',
    message: ({ file, line, what }) => say`Line ${line} of ${written(file)} ${captionSlips[what][0]}.`,
    help: ({ what }) => captionSlips[what][1],
  }),
  'video/language': entry<{ language: string }>({
    severity: 'error',
    title: 'Captions in a language that does not exist',
    explanation: 'The language of captions is written as its code, such as `en` or `es`.',
    message: ({ language }) => say`There is no language ${written(language)}.`,
    help: () => say`Write its code, such as ${written('en')} for English or ${written('es')} for Spanish.`,
  }),
  'labels/missing': entry<{ language: string; names: readonly string[] }>({
    severity: 'error',
    title: 'A section without its words in the language of the page',
    explanation:
      'Some blocks say words of their own, such as *Open now*. They know them in English and in Spanish; a site in another language says its own.',
    message: ({ language }) =>
      say`The words that this section says by itself are not there in the language ${written(language)}.`,
    help: ({ names }) => say`Write them in ${fileCalled('_site.yaml')} under ${labelled('labels')}: ${allOf(names)}.`,
  }),
  'zone/missing': entry({
    severity: 'note',
    title: 'Hours without a time zone',
    explanation:
      'What is said of now is said by the clocks of the place, which `zone` in `_site.yaml` names. Without it they are those of UTC.',
    message: () => 'The site does not say in which time zone these hours are.',
    help: () =>
      say`Write ${field('zone', 'America/New_York')} in ${fileCalled('_site.yaml')}, with the zone of the place.`,
    inForms: {
      help: () =>
        'Write the city whose clock counts, such as America/New_York, at “Time zone”: under “On every page”, “Web address, languages, search”.',
    },
  }),
  'hours/overlap': entry<{ hours: string }>({
    severity: 'error',
    title: 'Hours that overlap',
    explanation:
      'Where a day has several times with a break between them, each begins when the one before it has ended.',
    message: ({ hours }) => say`The times of ${written(shortLine(hours))} overlap.`,
    help: () => say`Write them one after the other, such as ${instead('10:00-13:00, 14:00-18:00')}.`,
    // Fields show times as the browser of each person does, so none is written here.
    inForms: {
      message: () => 'Two of these times overlap.',
      help: () => 'Let each begin when the one before it has ended.',
    },
  }),
  'hours/overnight': entry<{ until: string; count: number; meant: string; closes: string }>({
    severity: 'note',
    title: 'Hours through the night that may end in the afternoon',
    explanation:
      'Times are written with hours from 0 to 24: the afternoon begins with `13:00`. Hours that end before they begin end on the next morning.',
    message: ({ until, count }) => say`This says open for ${count} hours, until ${until} on the next morning.`,
    help: ({ meant }) => say`Write ${instead(meant)} if the afternoon is meant.`,
    // Fields for times show them as the browser of each person does: with AM and PM, or without.
    inForms: {
      message: ({ until, count }) => `This says open for ${count} hours, until ${withHalf(until)} on the next morning.`,
      help: ({ closes }) => `If that isn’t meant, let it close at ${withHalf(closes)}.`,
    },
  }),
  'video/no-words': entry<{ language: string }>({
    severity: 'error',
    title: 'A film of another host without words in the language of the page',
    explanation:
      'Beside a film of YouTube or Vimeo stands what is transferred once it is played. A site that is not in English says it in its own words.',
    message: ({ language }) => say`The words beside this film are not there in the language ${written(language)}.`,
    help: () =>
      say`Write them in ${fileCalled('_site.yaml')} under ${labelled('labels')}: ${labelled('film')} with ${labelled('play')}, ${labelled('transfer')} and ${labelled('watch')}.`,
  }),
};

/** A time of the day in both ways: "9:00 PM (21:00)". */
function withHalf(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour % 24 < 12 ? 'AM' : 'PM'} (${time})`;
}
