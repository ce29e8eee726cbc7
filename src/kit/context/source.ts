import { createContext } from 'react';

/** Where the figures of the section around a view come from, in words. */
export const SourceContext = createContext<string | undefined>(undefined);
