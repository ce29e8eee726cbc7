import { createRoot } from 'react-dom/client';
import { followColorScheme } from '../shell/color-scheme.ts';
import { addOwnLetters } from '../shell/own-letters.ts';
import { LookPage } from './LookPage.tsx';

/** The entry of what people without an account see of a draft. */
followColorScheme();
addOwnLetters();
const root = document.getElementById('root');
if (root) createRoot(root).render(<LookPage />);
