/** The Studio is as light or dark as the desk that it is used on. */
export function followColorScheme(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const set = () => {
    document.documentElement.dataset['theme'] = light.matches ? 'light' : 'dark';
  };
  light.addEventListener('change', set);
  set();
}
