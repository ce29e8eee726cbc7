import { fileLimits } from './own-form/files.ts';
import { sizeLimit } from './size-limit.ts';

const megabyte = 1024 * 1024;

/** Why a message is not kept: the status of the answer, and what it says in English. */
type Refused = { status: number; error: string; retryAfter?: number };

/** The same, with the name of the reason where a visitor without script may read it. */
export type Problem = Refused & { reason?: RefusalName };

/**
 * Every reason that a visitor without script may read, by its name. A site has words of its own for them under these names
 * (`notSent.reasons` of `_site.yaml`, in each language).
 */
export const refusals = {
  fields: { status: 400, error: 'Some fields need another look.' },
  tooLong: { status: 413, error: `The message is too long; ${sizeLimit / 1024} KiB is the most that can be sent.` },
  filesTooLarge: {
    status: 413,
    error: `The files are too large: ${fileLimits.each / megabyte} MB each and ${fileLimits.all / megabyte} MB in all are the most that can be sent.`,
  },
  noFiles: { status: 415, error: 'Files can’t be sent here. Please send them by email.' },
  notWhole: { status: 400, error: 'The message did not arrive whole.' },
  late: { status: 408, error: 'The message took too long to arrive. Please try again.' },
  busy: {
    status: 503,
    error: 'Too many messages are arriving just now. Please try again in a few seconds.',
    retryAfter: 3,
  },
  tooMany: { status: 429, error: 'Too many messages came from here. Please try again in a minute.' },
  tooManyNearby: {
    status: 429,
    error: 'Too many messages came from your network. Please write an email.',
    retryAfter: 3600,
  },
  otherText: {
    status: 409,
    error: 'This form was sent before, with another text. Please send it as a new one.',
  },
  foreign: { status: 403, error: 'This form can only be sent from the site it belongs to.' },
  notKept: { status: 503, error: 'Your message could not be kept. Please try again in a little while.' },
} as const satisfies Record<string, Refused>;

/** The name of a reason. */
export type RefusalName = keyof typeof refusals;

/** In the order of the table. */
export const refusalNames = Object.keys(refusals) as readonly RefusalName[];

/** A refusal with its name. */
export function refusal(reason: RefusalName): Problem {
  return { ...refusals[reason], reason };
}
