import type { EarlierVersion } from '../host/content-host.ts';

/** The moment of a version, in words: there may be several on a day. */
export function momentOf({ at }: Pick<EarlierVersion, 'at'>): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

/** The time of day of a version. */
export function timeOf({ at }: Pick<EarlierVersion, 'at'>): string {
  return new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'short' });
}

/** The day of a version, in words. */
export function dayOf({ at }: Pick<EarlierVersion, 'at'>): string {
  return new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' });
}
