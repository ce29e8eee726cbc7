import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionView } from '../../page/SectionView.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import type { TabsBlock } from '../types.generated.ts';
import { nextTab } from './keys.ts';
import { Panel, TabList } from './styles.ts';

/** The tab chosen, the first one at first; a fragment that names a section inside a tab chooses that tab. */
function useSelectedTab(items: TabsBlock['items']) {
  const [selected, select] = useState(0);
  const anchor = useLocation().hash.slice(1);
  useLayoutEffect(() => {
    const target = items.findIndex(({ sections }) => sections.some(({ id }) => id === anchor));
    if (anchor && target >= 0) select(target);
  }, [anchor, items]);
  return [Math.min(selected, items.length - 1), select] as const;
}

/** Sections behind tabs, one panel visible at a time (WAI-ARIA tabs, chosen as focus moves). */
export function Tabs({ items, ...words }: TabsBlock) {
  const id = useId();
  const [selected, select] = useSelectedTab(items);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);

  const isMoving = useRef(false);
  const move = (event: KeyboardEvent) => {
    if (nextTab(event.key, selected, items.length) === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    select((current) => nextTab(event.key, current, items.length) ?? current);
  };
  useLayoutEffect(() => {
    if (isMoving.current) document.getElementById(`${id}tab${selected}`)?.focus();
    isMoving.current = false;
  }, [id, selected]);

  return (
    <Section {...words} block="tabs">
      <div data-hydrated={isHydrated}>
        <TabList role="tablist" aria-label={words.heading} onKeyDown={move}>
          {items.map(({ label }, index) => (
            <button
              key={label}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-selected={index === selected}
              aria-controls={`${id}panel${index}`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => select(index)}
            >
              {label}
            </button>
          ))}
        </TabList>
        {items.map(({ label, sections }, index) => (
          <Panel
            key={label}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-selected={index === selected || undefined}
            tabIndex={0}
          >
            <Heading>{label}</Heading>
            {sections.map((section, place) => (
              <SectionView key={place} section={section} />
            ))}
          </Panel>
        ))}
      </div>
    </Section>
  );
}
