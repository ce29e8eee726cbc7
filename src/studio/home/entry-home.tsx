import { createRoot } from 'react-dom/client';
import { Session } from '#kit';
import { followColorScheme } from '../shell/color-scheme.ts';
import { addOwnLetters } from '../shell/own-letters.ts';
import { Home } from './Home.tsx';

/** The entry of the Studio's first page, where people sign in and choose what they work on. */
followColorScheme();
addOwnLetters();
// What stands behind `#` lets somebody in: nobody copies an address that no longer works.
const [, kind, secret] = /^#(invitation|link)=([\w-]+)$/.exec(location.hash) ?? [];
if (kind !== undefined) history.replaceState(history.state, '', location.pathname);
const given =
  secret === undefined ? undefined : { kind: kind === 'link' ? ('link' as const) : ('invitation' as const), secret };
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Home session={new Session()} given={given} mails={'mails' in document.documentElement.dataset} />,
  );
