import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../context/context.tsx';
import type { Site } from '../../model/page.ts';
import type { NavigationItem } from '../../model/types.generated.ts';
import type { Link } from '../../model/values.ts';
import { ButtonRoot } from '../../ui/Button.styles.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { usePopover } from './use-popover.ts';

/** Whether the link leads to the page at `path`, wherever on it. */
function leadsTo(link: Link, path: string): boolean {
  return !link.external && link.href.split('#')[0] === path;
}

/** True for the page at `path` where the header looks as on no other page: it, or what holds it, is marked. */
export function isInNavigation({ navigation }: Pick<Site, 'navigation'>, path: string): boolean {
  return navigation.some((item) => holds(item, path));
}

/** Whether the page at `path` belongs to an item of the header: its link leads there, its list holds it, or it `covers` it. */
function holds({ link, items = [], covers = [] }: NavigationItem, path: string): boolean {
  return [...(link ? [link] : []), ...items.map((item) => item.link), ...covers].some((each) => leadsTo(each, path));
}

type NavigationLinkProps = {
  label: string;
  link: Link;
  path: string;
  isArea?: boolean;
  isButton?: boolean | undefined;
};

function NavigationLink({ label, link, path, isArea, isButton }: NavigationLinkProps) {
  const current = leadsTo(link, path) ? 'page' : isArea || undefined;
  return isButton ? (
    <ButtonRoot as={SmartLink} link={link} aria-current={current} data-variant="default">
      {label}
    </ButtonRoot>
  ) : (
    <SmartLink link={link} aria-current={current}>
      {label}
    </SmartLink>
  );
}

type DropdownProps = { label: string; items: NonNullable<NavigationItem['items']>; path: string; isCurrent: boolean };

/** A button that opens a list of links: a disclosure, as the ARIA Authoring Practices describe it for navigation. */
function Dropdown({ label, items, path, isCurrent }: DropdownProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, onToggle } = usePopover(list);
  return (
    <>
      <button type="button" popoverTarget={id} aria-expanded={isOpen} aria-current={isCurrent || undefined}>
        {label}
      </button>
      <ul id={id} ref={list} popover="auto" aria-label={label} onToggle={onToggle}>
        {items.map((item) => (
          <li key={item.label}>
            <NavigationLink label={item.label} link={item.link} path={path} />
            {item.text && <span>{item.text}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Closes the menus of `nav` that are open, itself included. Browsers without popovers show them all the time. */
function closeMenus(nav: HTMLElement | null) {
  if (!nav || !('hidePopover' in nav)) return;
  for (const menu of [...nav.querySelectorAll<HTMLElement>('[popover]'), nav]) menu.hidePopover();
}

/**
 * The site's navigation: a row of links and dropdowns, below the medium breakpoint one list behind a button.
 * The browser's own popovers open and close them, so that they work before any script runs, or without.
 */
export function Navigation() {
  const { labels, navigation } = useSite();
  const location = useLocation();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const { isOpen, onToggle } = usePopover(nav);
  const path = location.pathname.replace(/(.)\/$/, '$1');

  // A link was chosen, if only the one to this very page. Not on the first page: its menu may be open already.
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current !== location) closeMenus(nav.current);
    shown.current = location;
  }, [location]);

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 48em)');
    const close = () => closeMenus(nav.current);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  if (navigation.length === 0) return null;
  return (
    <>
      <button type="button" className="toggle" popoverTarget={id} aria-expanded={isOpen}>
        {labels.menu}
      </button>
      <nav id={id} ref={nav} popover="auto" aria-label={labels.menu} onToggle={onToggle}>
        <ul>
          {navigation.map((item) => (
            <li key={item.label}>
              {item.items && (
                <Dropdown label={item.label} items={item.items} path={path} isCurrent={holds(item, path)} />
              )}
              {item.link && !item.items && (
                <NavigationLink
                  label={item.label}
                  link={item.link}
                  path={path}
                  isArea={holds(item, path)}
                  isButton={item.button}
                />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
