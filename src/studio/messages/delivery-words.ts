import type { InboxLetter } from '#kit/model';
import { timeWords } from '../home/plain-words.ts';

const suspicionWords: Readonly<Record<string, string>> = {
  trap: 'it filled in a field that people don’t see',
  haste: 'it was sent faster than anybody fills in a form',
  origin: 'the browser didn’t say which page it came from',
  links: 'it holds many links',
};

/** Where the mail of a message stands, in a sentence. */
export function deliveryWords({ box, status, delivery, to, suspicions }: InboxLetter): string {
  const where = to === undefined ? 'the mailbox of its form' : to;
  if (box === 'apart') {
    const reasons = suspicions.map((each) => suspicionWords[each] ?? each);
    return `Kept apart, since ${listed(reasons)}. It was mailed to nobody. If somebody real wrote it, release it.`;
  }
  const { attempts, sentAt, nextAttemptAt, lastError, mails } = delivery;
  const said = lastError === null ? '' : ` The mail server said: “${lastError}”`;
  if (status === 'sent') return `Mailed to ${where}${sentAt === null ? '' : `, ${timeWords(Date.parse(sentAt))}`}.`;
  if (status === 'failed')
    return `Given up after ${attempts} tries in five days: ${where} did not get it by mail.${said}`;
  if (!mails) return 'It is here alone: no mail server is set, so it was mailed to nobody.';
  if (attempts === 0) return `Waits to be mailed to ${where}.`;
  const tries = attempts === 1 ? 'One try has' : `${attempts} tries have`;
  return `${tries} failed to mail it to ${where}; the next one is ${timeWords(Date.parse(nextAttemptAt))}.${said}`;
}

/** How long a message stays, in a sentence. */
export function stayWords({ goesAt, box, status }: InboxLetter, now = Date.now()): string {
  if (goesAt !== undefined)
    return goesAt <= now ? 'Deleted by itself within the hour.' : `Deleted by itself on ${dayWords(goesAt, now)}.`;
  if (box === 'new' && status !== 'sent')
    return 'Stays until it is mailed, or answered or archived here; its days count then.';
  return 'Stays until somebody deletes it.';
}

/** A day as people say it: "3 March", and of another year "3 March 2028". */
export function dayWords(at: number, now = Date.now()): string {
  const [day, today] = [new Date(at), new Date(now)];
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year });
}

function listed(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? 'something about it is unusual')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
