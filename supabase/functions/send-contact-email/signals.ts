/** The header in which the client says how many milliseconds passed between opening a form and sending it. */
export const elapsedHeader = 'x-form-elapsed';

/** The header in which the client repeats what stands in the form's trap, a field that people don't see. */
export const trapHeader = 'x-form-trap';

/** The name of the trap in a form that is posted without script. */
export const trapField = 'form-trap';

/** Why a message waits for a person to release it. */
export type Suspicion = 'trap' | 'haste' | 'origin';

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
