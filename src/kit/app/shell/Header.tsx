import { memo } from 'react';
import { useHome, useSite } from '../../context/context.tsx';
import { SearchLink } from '../../search/SearchLink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { HeaderRoot } from './Header.styles.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Navigation } from './Navigation.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The head of every page: a link past it (to `#content`, the page's `<main>`), the logo, the navigation, the theme's switch. */
export const Header = memo(function Header() {
  const { labels, product, logo } = useSite();
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build, the same each time
  const home = import.meta.env.LANGUAGES ? useHome() : '/';
  return (
    <HeaderRoot>
      <a className="skip" href="#content">
        {labels.skip}
      </a>
      <SmartLink className="logo" link={{ href: home, external: false }}>
        <Logo name={product} mark={logo} />
      </SmartLink>
      {import.meta.env.SEARCH ? (
        <>
          <Navigation />
          <SearchLink />
        </>
      ) : (
        <Navigation />
      )}
      {import.meta.env.LANGUAGES ? (
        <>
          <LanguageChoice />
          <ThemeToggle />
        </>
      ) : (
        <ThemeToggle />
      )}
    </HeaderRoot>
  );
});
