import type { PaletteContent } from './types.ts';

let loading: Promise<PaletteContent> | undefined;

/** The examples, fetched when the palette is first opened. */
export function loadPalette(): Promise<PaletteContent> {
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
