import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { TabsBlock } from '../../model/types.generated.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { keyInLine, nextTab } from './keys.ts';
import { Panel, TabList } from './styles.ts';
import { useSelectedTab } from './use-selected-tab.ts';

/** Sections behind tabs, one panel visible at a time (WAI-ARIA tabs, chosen as focus moves). */
export function Tabs({ items, ...words }: TabsBlock) {
  const id = useId();
  const { selected, choose, isHydrated } = useSelectedTab(items);
  const tabs = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const move = (event: KeyboardEvent) => {
    const key = import.meta.env.LANGUAGES ? keyInLine(event.key, event.currentTarget) : event.key;
    if (nextTab(key, selected, items.length) === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    choose((current) => nextTab(key, current, items.length) ?? current);
  };
  useLayoutEffect(() => {
    if (isMoving.current) tabs.current?.querySelectorAll('button')[selected]?.focus();
    isMoving.current = false;
  }, [selected]);

  return (
    <Section {...words} block="tabs">
      <div data-hydrated={isHydrated}>
        <TabList ref={tabs} role="tablist" aria-label={words.heading} onKeyDown={move}>
          {items.map(({ label }, index) => (
            <button
              key={label}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-selected={index === selected}
              aria-controls={`${id}panel${index}`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => choose(() => index)}
            >
              {label}
            </button>
          ))}
        </TabList>
        {items.map(({ label, picture, sections }, index) => (
          <Panel
            key={label}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-selected={index === selected || undefined}
            tabIndex={0}
          >
            <Heading>{label}</Heading>
            {picture && <Picture picture={picture} />}
            <Sections sections={sections} />
          </Panel>
        ))}
      </div>
    </Section>
  );
}
