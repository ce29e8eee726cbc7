import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { usePage } from '../../context/context.tsx';
import { usePopover } from './use-popover.ts';

const ChoiceRoot = styled.div`
  flex: none;

  a,
  button {
    display: block;
    padding: var(--space-3);
    white-space: nowrap;
  }
  button::after {
    content: '';
    display: inline-block;
    margin-inline-start: 0.5em;
    inline-size: 0.35em;
    block-size: 0.35em;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-0.2em) rotate(45deg);
  }
  ul:popover-open {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    padding: var(--space-4) max(var(--space-gutter), (100% - var(--width-page)) / 2);
    border-block-end: 1px solid var(--color-line);
  }
`;

/**
 * The other languages of the site: each leads to the same page, and where it isn't translated to the home page of that language.
 * One other is a link of its own, several stand behind a button. The browser loads the page anew, since all of its words change.
 */
export function LanguageChoice() {
  const { site, page } = usePage();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, onToggle } = usePopover(list);
  const { languages = [], language, labels } = site;
  const links = languages
    .filter(({ code }) => code !== language)
    .map(({ code, name, home }) => (
      <a key={code} href={page.siblings?.[code] ?? home} hrefLang={code} lang={code}>
        {name}
      </a>
    ));
  if (links.length < 2) return <ChoiceRoot>{links}</ChoiceRoot>;
  return (
    <ChoiceRoot>
      <button type="button" popoverTarget={id} aria-expanded={isOpen}>
        {languages.find(({ code }) => code === language)?.name}
      </button>
      <ul id={id} ref={list} popover="auto" aria-label={labels.language} onToggle={onToggle}>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </ChoiceRoot>
  );
}
