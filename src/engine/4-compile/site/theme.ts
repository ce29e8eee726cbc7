import {
  type ColorName,
  type ColorPair,
  contrast,
  contrastPairs,
  type Diagnostic,
  hasErrors,
  isDarker,
  nearestShade,
  type ThemeSource,
  type Themes,
  themedColors,
} from '#kit/model';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { nearestName, replaced } from '../../base/nearest.ts';
import { finding } from '../../catalogue/index.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { report } from '../sections/section-scope.ts';

/** What `_theme.yaml` says; without `theme` where there is none or it has a mistake. */
export type CompiledTheme = { theme?: ThemeSource; diagnostics: Diagnostic[] };

/** Checks a brand's tokens: the form of each, its font's file, and the contrast of its colours beside those that stay. */
export function compileTheme(
  parsed: SourceDocument | undefined,
  { checker, publicFiles }: Pick<SiteContext, 'checker' | 'publicFiles'>,
): CompiledTheme {
  const diagnostics = [...(parsed?.diagnostics ?? [])];
  if (!parsed?.root) return { diagnostics };
  const scope = { parsed, name: 'Theme', context: { checker }, diagnostics };
  for (const problem of parsed.structure.own) report(scope, problem);
  if (hasErrors(diagnostics)) return { diagnostics };
  // The schema has accepted it.
  const theme = parsed.data as ThemeSource;
  const { file, more = [] } = theme.font ?? {};
  const fonts = [[file, ['file']] as const, ...more.map((each, index) => [each, ['more', index]] as const)];
  for (const [font, path] of fonts) {
    const known = font === undefined ? undefined : publicFiles.get(font);
    if (font === undefined || (known && !known.isBroken)) continue;
    const what = known
      ? finding('theme/font', { file: font })
      : finding('download/missing', { file: font, address: font, ...nearestName(font, publicFiles.keys()) });
    report(scope, { path: ['font', ...path], mark: 'value', ...what });
  }
  for (const { name, changed, ...pair } of weakPairs(theme, checker.themes)) {
    const colors = themedColors(theme, checker.themes)[name];
    const pairs = contrastPairs.filter(({ above, below }) => above === changed || below === changed);
    const word = legibleShade(changed, pairs, colors);
    // Where no shade is enough for all, it is one of the others that comes next.
    const shade = word ?? legibleShade(changed, [pair], colors) ?? '#000000';
    const way = isDarker(shade, colors[changed]) ? 'darker' : 'lighter';
    const what = finding('theme/contrast', { theme: name, ...pair, changed, way, word });
    report(scope, { path: ['colors', name, changed], mark: 'value', ...what, ...replaced({ word, isSure: true }) });
  }
  return hasErrors(diagnostics) ? { diagnostics } : { theme, diagnostics };
}

/** The nearest shade of a colour that can be told from what it stands on, and from what stands on it. */
function legibleShade(name: ColorName, pairs: readonly ColorPair[], colors: Record<ColorName, string>) {
  return nearestShade(colors[name], (shade) => {
    const shaded = { ...colors, [name]: shade };
    return pairs.every(({ above, below, least }) => contrast(shaded[above], shaded[below]) >= least);
  });
}

type WeakPair = ColorPair & { name: keyof Themes; changed: ColorName; ratio: number };

/** The pairs with too little contrast of which the brand sets a colour; of several with one colour, the weakest. */
function weakPairs(theme: ThemeSource, themes: Themes): WeakPair[] {
  const colors = themedColors(theme, themes);
  const weakest = new Map<string, WeakPair>();
  for (const name of ['dark', 'light', 'bold'] as const)
    for (const pair of contrastPairs) {
      const own = theme.colors?.[name];
      const changed = [pair.above, pair.below].find((each) => own?.[each] !== undefined);
      const ratio = contrast(colors[name][pair.above], colors[name][pair.below]);
      if (changed === undefined || ratio >= pair.least) continue;
      const known = weakest.get(`${name} ${changed}`);
      // Rounded down: what is shown is never what would be enough.
      const weak = { ...pair, name, changed, ratio: Math.floor(ratio * 10) / 10 };
      if (!known || ratio / pair.least < known.ratio / known.least) weakest.set(`${name} ${changed}`, weak);
    }
  return [...weakest.values()];
}
