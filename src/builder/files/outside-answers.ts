import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentFiles } from '#engine';
import { isFields } from '#kit/model';
import { insideOf } from '../base/inside.ts';
import { siteRoot } from '../base/site-root.ts';

/** What is told of addresses elsewhere, as the pipeline reads it. */
export type ToldAnswers = NonNullable<ContentFiles['outside']>;

/**
 * Where is kept what other servers answered: in the site's cache, which may be deleted at any time and is then learned again. Throws
 * OutsideError where a link stands on the way.
 */
export function answersPlace(): { folder: string; file: string } {
  const file = insideOf(join(siteRoot(), 'node_modules'), join('.cache', 'links', 'answers.json'));
  return { folder: dirname(file), file };
}

/** What is kept of the answers of other servers; nothing where nobody has asked them, or the file is damaged. */
export function keptAnswers(): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(join(siteRoot(), 'node_modules/.cache/links/answers.json'), 'utf8'));
    return isFields(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** What of it is told to editors; nothing where there is nothing to tell. */
export function toldAnswers(): ToldAnswers | undefined {
  const told = keptAnswers()?.['told'];
  if (!isFields(told)) return undefined;
  const entries = Object.entries(told).filter((entry): entry is [string, ToldAnswers[string]] => isTold(entry[1]));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** True for an answer as `npm run links` writes it: another builder may have written the file. */
function isTold(value: unknown): value is ToldAnswers[string] {
  if (!isFields(value) || typeof value['since'] !== 'string') return false;
  const { what, why, to, isSure } = value;
  if (what === 'gone' || what === 'certificate') return true;
  if (what === 'moved') return typeof to === 'string' && typeof isSure === 'boolean';
  return what === 'unreachable' && reasons.has(String(why));
}

const reasons = new Set<string>([
  'no-host',
  'refused',
  'broken-off',
  'slow',
  'server-error',
  'loop',
  'too-many',
  'astray',
]);
