import { useEffect } from 'react';
import { useSite } from '../../context/context.tsx';
import { ButtonRoot } from '../../ui/Button.styles.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** The theme that the page does not show now becomes the one it shows, and is remembered where the browser allows. */
function changeTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  try {
    localStorage.setItem('theme', dataset.theme);
  } catch {
    // A browser that keeps nothing still shows the theme on this page.
  }
  showColor();
}

/** Browsers give their own frame the colour of the page. */
function showColor() {
  const color = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', color);
}

/** The theme's switch. Both faces are in the page and the style sheet shows one, so that the server need not know the theme. */
export function ThemeToggle() {
  const { labels } = useSite();
  useEffect(showColor, []);
  return (
    <ButtonRoot type="button" data-variant="ghost" data-size="icon" data-theme-toggle onClick={changeTheme}>
      <span className="to-light">
        <VisuallyHidden>{labels.lightTheme}</VisuallyHidden>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 12h0" />
          <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" />
        </svg>
      </span>
      <span className="to-dark">
        <VisuallyHidden>{labels.darkTheme}</VisuallyHidden>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M17 8h0" />
          <path d="M11 3a9 9 0 1 0 9.5 11.5A7.5 7.5 0 0 1 11 3" />
        </svg>
      </span>
    </ButtonRoot>
  );
}
