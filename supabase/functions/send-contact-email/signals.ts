/** The header in which the client says how many milliseconds passed between opening a form and sending it. */
export const elapsedHeader = 'x-form-elapsed';

/** The header in which the client repeats what stands in the form's trap, a field that people don't see. */
export const trapHeader = 'x-form-trap';

/** The name of the trap in a form that is posted without script. */
export const trapField = 'form-trap';

/** Why a message waits for a person to release it. */
export type Suspicion = 'trap' | 'haste' | 'origin' | 'links';

/** No person fills in and sends a form within this time (ms), even with autofill; scripts do. */
const haste = 100;

/**
 * What speaks against a message: a filled trap, or a form sent at once.
 * Neither is proof (autofill fills traps too), so such messages are kept back for a person, never refused.
 */
export function suspicionsOf(signals: { trap: string; elapsed: string | null }): Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (signals.trap.trim() !== '') suspicions.push('trap');
  const elapsed = signals.elapsed?.trim();
  if (elapsed !== undefined && /^\d+$/.test(elapsed) && Number(elapsed) < haste) suspicions.push('haste');
  return suspicions;
}

/** How many links a message may hold before somebody looks at it first: people send one or two, advertisers lists of them. */
const fewLinks = 3;

/** A link: an address, and what pages and forums write around one, which people don't send. */
const link = /https?:\/\/|(?<![/.\w])www\.|<a\s|\[url\b/gi;

/** What speaks against what was written: many links, or one where a person's name stands. */
export function linkSuspicions({ all, name }: { all: readonly string[]; name: string }): Suspicion[] {
  const count = (text: string) => text.match(link)?.length ?? 0;
  return count(all.join('\n')) > fewLinks || count(name) > 0 ? ['links'] : [];
}
