import { availableParallelism } from 'node:os';
import type Sharp from 'sharp';
import { mostPixels } from '../files/originals/read-original.ts';

type SharpModule = typeof Sharp;

/** What has been loaded; most commands and most sites need none of it. */
let loaded: Promise<SharpModule> | undefined;

/**
 * The library that decodes and encodes. It keeps nothing between two pictures, and each is worked on by one thread: how many
 * are worked on at once is decided by `atOnce` and `decodeAlone`, so that its memory is bounded.
 */
export function loadSharp(): Promise<SharpModule> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

/** So many pictures are worked on at once, at the most. */
export const atOnce = Math.min(availableParallelism(), 4);

/** True for an original that is decoded alone: one of 40 million pixels may take 450 MB while it is, if it is progressive or turned. */
export function isLarge(pixels: number): boolean {
  return pixels > 10e6;
}

let lastLarge: Promise<unknown> = Promise.resolve();

/** Decodes an original of so many pixels, a large one when the large ones before it are done. */
export function decodeAlone<Result>(pixels: number, decode: () => Promise<Result>): Promise<Result> {
  if (!isLarge(pixels)) return decode();
  const next = lastLarge.then(decode, decode);
  lastLarge = next;
  return next;
}

/** How an original is read: turned as it was meant; damaged ones, and those that are larger than they say, are refused. */
export const reading = { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true } as const;

/** No picture takes longer than this (seconds). */
export const longest = { decode: 30, encode: 120 } as const;

/** Runs something for each item, `atOnce` of them at a time. Gives what came of it, in order. */
export async function eachAtOnce<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
