import type { EarlierVersion } from '../host/content-host.ts';

/** The day of a version, in words. */
export function dayOf({ at }: EarlierVersion): string {
  return new Date(at).toLocaleDateString('en', { dateStyle: 'long' });
}
