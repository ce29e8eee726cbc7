import { createRoot } from 'react-dom/client';
import { Session } from '#kit';
import { followColorScheme } from '../shell/color-scheme.ts';
import { addOwnLetters } from '../shell/own-letters.ts';
import { Messages } from './Messages.tsx';
import { MessagesClient } from './messages-client.ts';

/** The entry of the page where visitors' messages are read and answered. */
followColorScheme();
addOwnLetters();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Messages client={new MessagesClient(new Session())} />);
