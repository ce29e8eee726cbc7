import { createContext, createElement, type HTMLAttributes, type ReactNode, useContext } from 'react';

const Level = createContext(2);

/** Makes headings inside of it one level deeper, so that they stay in order wherever a block stands (WCAG 1.3.1). */
export function DeeperHeadings({ children }: { children: ReactNode }) {
  const level = useContext(Level);
  return <Level.Provider value={Math.min(level + 1, 6)}>{children}</Level.Provider>;
}

/** A heading of the level that its place asks for: `h2` in a page, `h3` in a section that has a heading of its own. */
export function Heading(attributes: HTMLAttributes<HTMLHeadingElement>) {
  return createElement(`h${useContext(Level)}`, attributes);
}
