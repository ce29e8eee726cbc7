import { Link } from 'react-router-dom';
import { usePage } from '../../page/context.ts';
import { Logo } from '../../ui/Logo.tsx';
import { HeaderRoot } from './Header.styles.ts';
import { Navigation } from './Navigation.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The head of every page: a link past it (to `#content`, the page's `<main>`), the logo, the navigation, the theme's switch. */
export function Header() {
  const { labels, product } = usePage().site;
  return (
    <HeaderRoot>
      <a className="skip" href="#content">
        {labels.skip}
      </a>
      <Link className="logo" to="/" discover="none">
        <Logo name={product} />
      </Link>
      <Navigation />
      <ThemeToggle />
    </HeaderRoot>
  );
}
