import { useEffect, useState } from 'react';
import type { PaletteContent } from './types.ts';

let loading: Promise<PaletteContent> | undefined;
let samples: ReadonlySet<string> = new Set();

/** The examples, once they are there, or why they aren't. */
export function usePalette(): PaletteContent | { problem: string } | undefined {
  const [content, setContent] = useState<PaletteContent | { problem: string }>();
  useEffect(() => {
    loadPalette().then(setContent, (error: unknown) => setContent({ problem: String(error) }));
  }, []);
  return content;
}

/** The examples, fetched when the palette is first opened. */
function loadPalette(): Promise<PaletteContent> {
  loading ??= fetch('/_studio/palette.json').then((response) => {
    if (!response.ok) throw new Error(`The examples could not be loaded (${response.status}).`);
    return response.json() as Promise<PaletteContent>;
  });
  void loading.then(
    ({ blocks }) => {
      samples = new Set(blocks.flatMap(({ examples }) => examples.flatMap(({ value }) => textsIn(value))));
    },
    // What failed once is tried again when it is asked for again.
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** All texts of the examples that may have been put in: none before the palette was opened. */
export function samplesNow(): ReadonlySet<string> {
  return samples;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
