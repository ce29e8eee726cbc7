import type { ThemeColors, ThemeSource } from './types.generated.ts';

/** All colours of the dark theme, the light one, and the bold sections of the dark one. */
export type Themes = Readonly<Record<'dark' | 'light' | 'bold', Required<ThemeColors>>>;

/** The colours that pages have: a brand's where it sets them, else those of the design. */
export function themedColors({ colors = {} }: ThemeSource, themes: Themes): Themes {
  const dark = { ...themes.dark, ...colors.dark };
  return {
    dark,
    light: { ...themes.light, ...colors.light },
    // Bold sections inherit from the dark theme what the design doesn't change in them.
    bold: { ...dark, ...differences(themes.dark, themes.bold), ...colors.bold },
  };
}

/** The tokens of `changed` whose value is another one than in `base`. */
export function differences<Tokens extends Record<string, string>>(base: Tokens, changed: Tokens): Partial<Tokens> {
  return Object.fromEntries(Object.entries(changed).filter(([name, value]) => base[name] !== value)) as Partial<Tokens>;
}
