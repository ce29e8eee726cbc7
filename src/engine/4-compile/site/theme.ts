import {
  type ColorPair,
  contrast,
  contrastPairs,
  type Diagnostic,
  hasErrors,
  type ThemeSource,
  type Themes,
  themedColors,
} from '#kit/model';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { nearestName } from '../../base/nearest.ts';
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
  for (const { name, above, below, least, ratio } of weakPairs(theme, checker.themes)) {
    const changed = theme.colors?.[name]?.[above] === undefined ? below : above;
    const what = finding('theme/contrast', { theme: name, above, below, ratio, least });
    report(scope, { path: ['colors', name, changed], mark: 'value', ...what });
  }
  return hasErrors(diagnostics) ? { diagnostics } : { theme, diagnostics };
}

type WeakPair = ColorPair & { name: keyof Themes; ratio: number };

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
      const weak = { ...pair, name, ratio: Math.floor(ratio * 10) / 10 };
      if (!known || ratio / pair.least < known.ratio / known.least) weakest.set(`${name} ${changed}`, weak);
    }
  return [...weakest.values()];
}
