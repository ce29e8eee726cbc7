import type { Said } from '#kit/model';
import { dayWords } from './day-words.ts';
import { entry } from './entry.ts';
import { instead, say, written } from './say.ts';
import { shortLine } from './words.ts';

/** An address, and the first of the days on which it was found so. */
type Found = { url: string; since: string };

const reasons = {
  'no-host': 'there is no server of that name',
  refused: 'its server takes no connection',
  'broken-off': 'its server breaks the answer off',
  slow: 'its server doesn’t answer in time',
  'server-error': 'its server says that something is wrong with it',
  loop: 'its server leads in a circle',
  'too-many': 'its server leads on and on',
  astray: 'its server leads to an address that no visitor can open',
} as const;

const nightly =
  '`npm run links` asks other servers whether links still lead somewhere, and only what was found so on three days running is told.';

/** A message with the day as it is kept, and in forms as people write it. */
function saidSince<Details extends Found>(message: (found: Details) => Said) {
  const inForms = { message: (found: Details) => message({ ...found, since: dayWords(found.since) }) };
  return { message, inForms };
}

/** What was learned of links to elsewhere. */
export const outsideEntries = {
  'link/gone': entry<Found>({
    severity: 'note',
    title: 'A link to a page elsewhere that is gone',
    explanation: `The server answers that it has no such page (HTTP 404 or 410). ${nightly}`,
    ...saidSince(
      ({ url, since }: Found) => say`The page ${written(shortLine(url))} is gone, since ${since} or before.`,
    ),
    help: () => 'Look for the page under another address, or take the link away.',
  }),
  'link/moved': entry<Found & { to: string; isSure: boolean }>({
    severity: 'note',
    title: 'A link to a page elsewhere that has moved for good',
    explanation: `The server leads to another address, and says that it will stay so (HTTP 301 or 308). One day it may no longer lead there. Where it leads to a front page, the page that was meant is probably gone. ${nightly}`,
    message: ({ url, to }) =>
      say`The page ${written(shortLine(url))} has moved for good, to ${written(shortLine(to))}.`,
    help: ({ to, isSure }) =>
      isSure ? say`Change it to ${instead(to)}.` : 'See whether that is the page that you mean, and write its address.',
  }),
  'link/certificate': entry<Found>({
    severity: 'note',
    title: 'A link that browsers warn of',
    explanation: `The certificate of the server has expired, or is that of another one, so that browsers show a warning in place of the page. ${nightly}`,
    ...saidSince(
      ({ url, since }: Found) =>
        say`Browsers warn visitors of ${written(shortLine(url))}: its certificate isn’t valid, since ${since} or before.`,
    ),
    help: () => 'Tell the people whose page it is, or take the link away.',
  }),
  'link/unreachable': entry<Found & { why: keyof typeof reasons }>({
    severity: 'note',
    title: 'A link to a server that doesn’t answer',
    explanation: `No page came: there is no such server, it takes no connection, breaks off, takes longer than half a minute, answers with an error of its own, or leads in a circle. Servers that only send programs away are never told. ${nightly}`,
    ...saidSince(
      ({ url, since, why }: Found & { why: keyof typeof reasons }) =>
        say`${written(shortLine(url))} can’t be reached, since ${since} or before: ${reasons[why]}.`,
    ),
    help: () => 'Try it yourself, and take the link away where it doesn’t open.',
  }),
};
