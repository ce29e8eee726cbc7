import type { Slip } from './slip.ts';
import { slipsInLines } from './slips-in-lines.ts';
import { slipsOfLayout } from './slips-of-layout.ts';

/** Every kind of slip, each one that people who don't program were seen to make or that a text editor makes for them. */
export const slips: readonly Slip[] = [...slipsInLines, ...slipsOfLayout];
