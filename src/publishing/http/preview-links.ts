import type { StudioAddress } from './studio-address.ts';

/** Why nobody can be shown anything. */
export const noPreview =
  'This Studio has no address at which drafts are looked at. Whoever runs it names one in PREVIEW_URL, a host of its own.';

/** Where a link leads. It stands in the path, since nobody who opens it needs a script; no answer of ours sends it on. */
export function linkFor({ origin }: StudioAddress, token: string): string {
  return `${origin}/_open/${token}`;
}
