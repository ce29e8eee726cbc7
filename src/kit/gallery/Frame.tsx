import type { ReactNode } from 'react';
import { ButtonRoot } from '../ui/Button.styles.ts';
import { Logo } from '../ui/Logo.tsx';
import { FrameRoot } from './Frame.styles.ts';
import { baseOf } from './routes.ts';
import { SearchNav } from './SearchNav.tsx';
import type { Gallery, GalleryRoute } from './types.ts';

/** What stands around every document of the gallery: its name, the theme's switch, where one can go. */
export function Frame({ gallery, route, children }: { gallery: Gallery; route: GalleryRoute; children: ReactNode }) {
  return (
    <FrameRoot>
      <header>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <a href={`${baseOf(route)}index.html`}>
          <Logo name="Gallery" />
        </a>
        <ButtonRoot type="button" data-variant="outline" data-size="sm" data-theme-toggle>
          Light or dark
        </ButtonRoot>
      </header>
      <SearchNav gallery={gallery} route={route} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </FrameRoot>
  );
}
