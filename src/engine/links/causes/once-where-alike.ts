import type { Diagnostic } from '#kit/model';
import { alsoOnLines } from '../../catalogue/cause.ts';

/** Up to how many places of a file each have their message, though all say the same: as many as there are fixes at a time. */
const mostAlike = 12;

/**
 * What is said of very many places of a file in the same words, once, with how many follow: they were written by a program or pasted, and
 * nobody reads thousands. A place that a fix can change keeps its own.
 */
export function onceWhereAlike(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) {
    const key = `${one.file} ${one.severity} ${one.code} ${one.message}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  const told = new Map<Diagnostic, Diagnostic | undefined>();
  for (const group of groups.values()) {
    if (group.length <= mostAlike) continue;
    const [first, ...others] = group.filter(({ fix }) => !fix).sort((a, b) => a.line - b.line);
    if (!first || others.length === 0) continue;
    for (const other of others) told.set(other, undefined);
    const lines = [...new Set(others.map(({ line }) => line))];
    told.set(first, { ...alsoOnLines(first, lines), more: others.length });
  }
  return diagnostics.flatMap((one) => (told.has(one) ? (told.get(one) ?? []) : [one]));
}
