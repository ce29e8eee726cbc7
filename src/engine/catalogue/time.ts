import type { NearName } from '../base/nearest.ts';
import { dayWords } from './day-words.ts';
import { entry } from './entry.ts';
import { added, blockCalled, field, fieldInstead, instead, labelled, removed, say, written } from './say.ts';
import { changeTo, shortLine } from './words.ts';

/**
 * Why something isn't shown at a time: it is hidden, it comes on a later day, or it was gone on an earlier one. Days are
 * written as in pages.
 */
export type Absence = { kind: 'hidden' } | { kind: 'later' | 'gone'; day: string };

/** What is wrong with the days on which pages, sections and entries are shown. `from` is the day on which it begins to be wrong. */
export const timeEntries = {
  'value/moment': entry<{ value: string; word: string | undefined }>({
    severity: 'error',
    title: 'A day or time that does not exist',
    explanation:
      'A day is written as year, month and day with hyphens between them, and begins at 00:00 in the time zone of `_site.yaml`. A time of the day may follow, and then a time zone of its own: `2026-05-01`, `2026-05-01 09:00`, `2026-05-01 09:00 America/New_York`, `2026-05-01T09:00-04:00`.',
    message: ({ value }) =>
      say`${written(shortLine(value))} is neither a day nor a time as they are written here: year-month-day, and hours from 00 to 23.`,
    help: ({ word }) =>
      word === undefined
        ? say`Write a day such as ${instead('2026-05-01')}, or a time such as ${instead('2026-05-01 09:00')}.`
        : say`Change it to ${instead(word)}.`,
  }),
  'zone/unknown': entry<NearName & { name: string }>({
    severity: 'error',
    title: 'A time zone that does not exist',
    explanation: 'Time zones have the names of the IANA database: a continent or an ocean, and a city.',
    message: ({ name }) => say`There is no time zone ${written(shortLine(name))}.`,
    help: ({ name, word, isSure }) =>
      /^[+-]/.test(name)
        ? say`Clocks are at most 14 hours from UTC: write an offset between ${written('-14:00')} and ${written('+14:00')}, or a name such as ${written('America/New_York')}.`
        : changeTo(word, [], say`Write one such as ${instead('America/New_York')}, or ${instead('UTC')}.`, isSure),
  }),
  'link/not-shown': entry<{ url: string; isSection: boolean; from: string | undefined; absence: Absence }>({
    severity: 'error',
    title: 'A link to what is not there yet, or not any more',
    explanation:
      'A page or a section can be hidden, or be there for a time only. A link to it has to be there at the same time or less: else visitors follow it to nothing. All days to come are looked at, so that what is right today stays right.',
    message: ({ url, isSection, from, absence }) =>
      say`${from === undefined ? 'This' : `From ${from} on, this`} link leads to ${isSection ? 'the section' : 'the page'} ${written(shortLine(url))}, which ${absenceWords(absence, from)}.`,
    help: ({ isSection, absence }) => {
      const target = isSection ? 'section' : 'page';
      if (absence.kind === 'hidden') return `Hide what holds the link as well, or show the ${target}.`;
      const name = absence.kind === 'later' ? 'from' : 'until';
      return say`Write ${field(name, absence.day)} for the section or page that holds the link, or change that of the ${target}.`;
    },
  }),
  'shown/home': entry({
    severity: 'error',
    title: 'A home page that is not always there',
    explanation: 'A site without its home page can’t be published, on any day. Its sections can come and go.',
    message: () => 'The home page has to be there on every day.',
    help: () => say`${removed('Delete this line')}. Sections of the page can have it.`,
  }),
  'shown/no-hero': entry<{ from: string | undefined }>({
    severity: 'error',
    title: 'A page that has no main heading for a time',
    explanation:
      'The first section that visitors see of a page is a hero, on every day. Several heroes can follow each other, each at its time.',
    message: ({ from }) =>
      from === undefined
        ? say`The ${blockCalled('hero')} of this page is not there, and with it the main heading.`
        : say`From ${from} on, this page has no ${blockCalled('hero')}, which holds its main heading.`,
    help: ({ from }) =>
      from === undefined
        ? say`Show a ${blockCalled('hero')} at the top of the page, or hide the page.`
        : say`Show another ${blockCalled('hero')} from that day on, or write ${field('until', from)} for the whole page.`,
  }),
  'shown/two-heroes': entry<{ from: string | undefined; other: number }>({
    severity: 'error',
    title: 'A main heading that is not at the top for a time',
    explanation: 'A page has one main heading, in the hero at its top. Several heroes can follow each other in time.',
    message: ({ from, other }) =>
      say`${from === undefined ? 'Section' : `From ${from} on, section`} ${other} is shown above this ${blockCalled('hero')}, which belongs at the top of the page.`,
    help: ({ other }) =>
      say`Let this ${blockCalled('hero')} begin when section ${other} is gone: ${labelled('from')} is here what ${labelled('until')} is there.`,
  }),
  'shown/empty': entry<{ name: string; noun: string; from: string | undefined; isInSection: boolean }>({
    severity: 'warning',
    title: 'A list that is empty for a time',
    explanation: 'Each entry of the list has days on which it is shown, and on some day none of them is.',
    message: ({ name, from }) =>
      say`${from === undefined ? 'No' : `From ${from} on, no`} entry of ${labelled(name)} is shown.`,
    help: ({ from, isInSection }) => {
      if (!isInSection) return from === undefined ? 'Show one of them, or add another.' : 'Add one that is shown then.';
      return from === undefined
        ? 'Hide the whole section as well.'
        : say`Write ${field('until', from)} for the whole section, or add an entry.`;
    },
    inForms: { message: ({ noun, from }) => `${from === undefined ? 'No' : `From ${from} on, no`} ${noun} is shown.` },
  }),
  'shown/never': entry<{ from: string; until: string }>({
    severity: 'error',
    title: 'Something that ends before it begins',
    explanation: 'It is shown from the one day to the other, and the other comes first: nobody ever sees it.',
    message: ({ from, until }) =>
      say`This is never shown: ${labelled('until')} (${until}) is not after ${labelled('from')} (${from}).`,
    help: () => 'Change one of both days.',
  }),
  'occasion/order': entry<{ begins: string; ends: string }>({
    severity: 'error',
    title: 'An end before the beginning',
    explanation: 'What has days of its own ends when it has begun, or later.',
    message: ({ begins, ends }) => `This ends (${ends}) before it begins (${begins}).`,
    help: () => 'Change one of both days.',
  }),
  'page/review': entry<{ review: string; isSection: boolean; next: string }>({
    severity: 'note',
    title: 'Something that is to be looked at again',
    explanation:
      'The month or day has come from which somebody wanted to look at the page or the section again (`review`). Visitors see nothing of it.',
    message: ({ review, isSection }) =>
      `This ${isSection ? 'section' : 'page'} is to be looked at again since ${review}.`,
    help: ({ next }) => say`See whether all of it is still right, and change it to ${fieldInstead('review', next)}.`,
    inForms: {
      message: ({ review, isSection }) =>
        `This ${isSection ? 'section' : 'page'} is to be looked at again since ${dayWords(review)}.`,
      help: () => 'See whether all of it is still right, and write a later day or month at “Remind me to check”.',
    },
  }),
  'page/checked': entry<{ due: string; today: string; isSaid: boolean; next?: string }>({
    severity: 'note',
    title: 'A page or section that has not been looked at for a long time',
    explanation:
      '`review` in `_site.yaml` says how long pages, articles or sections of a kind stay checked: counted from `checked` of the page, else from the day of the article, else from the rule’s `from`. What has a `review` of its own goes by that.',
    message: ({ due, next }) =>
      `This ${next === undefined ? 'page' : 'section'} is to be looked at again since ${due}, as the site has it for ${next === undefined ? 'pages' : 'sections'} of its kind.`,
    help: ({ today, isSaid, next }) =>
      next === undefined
        ? say`See whether all of it is still right, and ${isSaid ? 'change it to' : 'add a line'} ${isSaid ? fieldInstead('checked', today) : added('checked', today)}.`
        : say`See whether all of it is still right, and add a line ${added('review', next)}, or say at the page when all of it was ${labelled('checked')}.`,
    inForms: {
      message: ({ due, next }) =>
        `This ${next === undefined ? 'page' : 'section'} is to be looked at again since ${dayWords(due)}.`,
      help: ({ next }) =>
        next === undefined
          ? 'See whether all of it is still right, and write the day of today at “Checked on”.'
          : 'See whether all of it is still right, and write a later day or month at “Remind me to check”, or the day of today at “Checked on” of the page.',
    },
  }),
  'settled/over': entry<{ note: string; file: string; isThere: boolean }>({
    severity: 'note',
    title: 'A note that was set aside and is not there any more',
    explanation:
      '`settled` in `_site.yaml` names notes that stay as they are. Once its place says something else, or is gone, an entry sets nothing aside.',
    message: ({ note, file, isThere }) =>
      isThere
        ? say`What this sets aside (${written(note)} in ${written(file)}) is not told there any more.`
        : say`This sets aside a note of ${written(file)}, which is not there any more.`,
    help: () => 'Take this entry out.',
  }),
  'shown/over': entry<{ until: string }>({
    severity: 'note',
    title: 'Something that is never shown again',
    explanation: 'The day on which it disappears has passed.',
    message: ({ until }) => `This is never shown again: it was gone on ${until}.`,
    help: () => 'Delete it, or change the day.',
  }),
};

/** Why something isn't shown, in two words. */
export function absenceLabel(absence: Absence): string {
  if (absence.kind === 'hidden') return 'Hidden';
  return `${absence.kind === 'later' ? 'From' : 'Until'} ${absence.day}`;
}

function absenceWords(absence: Absence, from: string | undefined): string {
  if (absence.kind === 'hidden') return 'is hidden';
  if (absence.kind === 'later') return `is not there before ${absence.day}`;
  return absence.day === from ? 'is gone then' : `is gone since ${absence.day}`;
}
