import { useEffect, useState } from 'react';
import type { PaletteContent } from './types.ts';

let loading: Promise<PaletteContent> | undefined;

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
  // What failed once is tried again when it is asked for again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
