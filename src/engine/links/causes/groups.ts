import type { Diagnostic } from '#kit/model';
import type { KnownReferences, Missing } from '../references.ts';

/** The places that say one name that is not there, in the order of the files. There is at least one. */
export type Group = { first: Missing; all: readonly Missing[] };

/**
 * What is missing, by name, where it is still reported: what another message explains is not. A diagnostic is known by its place
 * and its code, since one that comes from a worker is a copy.
 */
export function groupsOf(references: readonly KnownReferences[], diagnostics: readonly Diagnostic[]): Group[] {
  const reported = new Set(diagnostics.map(keyOf));
  const groups = new Map<string, { first: Missing; all: Missing[] }>();
  const seen = new Set<string>();
  for (const missing of references.flatMap((use) => use.missing).map(named)) {
    const { kind, name, absence, diagnostic } = missing;
    const key = `${kind} ${name} ${absence?.kind ?? ''} ${absence && 'day' in absence ? absence.day : ''}`;
    const place = `${key} ${keyOf(diagnostic)}`;
    if (!reported.has(keyOf(diagnostic)) || seen.has(place)) continue;
    seen.add(place);
    const group = groups.get(key);
    if (group) group.all.push(missing);
    else groups.set(key, { first: missing, all: [missing] });
  }
  return [...groups.values()];
}

/** What tells a diagnostic from others. */
export function keyOf({ file, line, column, code }: Diagnostic): string {
  return `${file}:${line}:${column} ${code}`;
}

/** Placeholders of addresses are names of mailboxes. */
function named(missing: Missing): Missing {
  const name = missing.kind === 'fact' ? mailboxOf(missing.name) : undefined;
  return name === undefined ? missing : { ...missing, kind: 'mailbox', name };
}

/** The mailbox whose address a placeholder stands for; nothing for one of something else. */
export function mailboxOf(placeholder: string): string | undefined {
  return placeholder === 'email' ? 'general' : /^email\.(.+)$/.exec(placeholder)?.[1];
}
