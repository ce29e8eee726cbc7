const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The parts of a message that say whether it waits, and since when (milliseconds since 1970). */
export type Waiting = { status: string; receivedAt: number };

/** How many messages were never delivered and how old they are, in one line; `undefined` where there is none. */
export function undeliveredWords(messages: Iterable<Waiting>, now: number): string | undefined {
  const waiting = [...messages].filter(({ status }) => status === 'queued' || status === 'failed');
  const keptBack = [...messages].filter(({ status }) => status === 'quarantined');
  const parts = [
    ...(waiting.length === 0 ? [] : [`${counted(waiting.length)} not delivered, ${oldest(waiting, now)}`]),
    ...(keptBack.length === 0 ? [] : [`${counted(keptBack.length)} kept back as suspicious, ${oldest(keptBack, now)}`]),
  ];
  return parts.length === 0 ? undefined : parts.join('; ');
}

function counted(count: number): string {
  return count === 1 ? '1 message is' : `${count} messages are`;
}

function oldest(messages: readonly Waiting[], now: number): string {
  const first = messages.reduce((least, { receivedAt }) => Math.min(least, receivedAt), now);
  const age = now - first;
  if (age < hour) return 'the oldest for less than an hour';
  const [number, unit] = age < 2 * day ? [Math.floor(age / hour), 'hour'] : [Math.floor(age / day), 'day'];
  return `the oldest for ${number} ${unit}${number === 1 ? '' : 's'}`;
}
