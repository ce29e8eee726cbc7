import { useKept } from './use-kept.ts';

type Theme = 'light' | 'dark';

/** The colours that a page is seen in: those that were chosen, else those that the site begins with; and the way to choose others. */
export function usePageTheme(first: Theme): [Theme, (theme: Theme) => void] {
  const [chosen, setTheme] = useKept<'site' | Theme>('theme', ['site', 'light', 'dark']);
  return [chosen === 'site' ? first : chosen, setTheme];
}
