import { createContext } from 'react';
import type { RichText } from '../model/values.ts';

/** Where the figures of the section around a view come from. */
export const SourceContext = createContext<RichText | undefined>(undefined);
