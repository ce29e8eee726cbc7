import { createContext, useContext } from 'react';
import type { SectionPlace } from '../outline/section-list.ts';

/** From a form to what the whole screen shows. */
export type Ways = {
  /** Asks for a section to be put somewhere. */
  onAdd: (place: SectionPlace) => void;
  /** Shows the text of the file, at a line. */
  onText: (at: { line: number }) => void;
  /** Shows the earlier versions of the file. */
  onVersions: () => void;
};

const nowhere = () => undefined;
const WaysContext = createContext<Ways>({ onAdd: nowhere, onText: nowhere, onVersions: nowhere });

/** The ways of the forms inside. Around a form that stands by itself there are none. */
export const WaysProvider = WaysContext.Provider;

export function useWays(): Ways {
  return useContext(WaysContext);
}
