import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { usePage } from '../../context/context.tsx';
import { chevronStyle } from '../../ui/chevron.styles.ts';
import { onlyHeard } from '../../ui/VisuallyHidden.tsx';
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
    ${chevronStyle}
  }
  ul:popover-open {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    padding: var(--space-4) max(var(--space-gutter), (100% - var(--width-page)) / 2);
    border-block-end: 1px solid var(--color-line);
    list-style: none;
  }
  /* The button has said what the list is of. */
  &&& ul::before {
    content: none;
  }
  ul a {
    padding-inline-start: 0;
  }

  /* A phone has room for the code alone; whoever can't see it hears the name too. */
  > * > abbr {
    display: none;
    text-decoration: none;
    text-transform: uppercase;
  }
  @media screen and (max-width: 29.99em) {
    > * {
      padding-inline: var(--space-1);
    }
    > * > abbr {
      display: inline;
    }
    > * > span {
      ${onlyHeard}
    }
  }
`;

/**
 * The other languages of the site: each leads to the same page, and where it isn't translated to the home page of that language.
 * One other is a link of its own, several stand behind a button. The browser loads the page again, since all of its words change.
 */
export function LanguageChoice() {
  const { site, page } = usePage();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, onToggle } = usePopover(list);
  const { languages = [], language, labels } = site;
  const isOnly = languages.length < 3;
  const links = languages
    .filter(({ code }) => code !== language)
    .map(({ code, name, home }) => (
      <a key={code} href={page.siblings?.[code] ?? home} hrefLang={code} lang={code}>
        {isOnly && <abbr>{code}</abbr>} {isOnly ? <span>{name}</span> : name}
      </a>
    ));
  // A preview shows sites of one language with the same code.
  if (links.length === 0) return null;
  if (isOnly) return <ChoiceRoot>{links}</ChoiceRoot>;
  return (
    <ChoiceRoot>
      <button type="button" popoverTarget={id} aria-expanded={isOpen}>
        <abbr>{language}</abbr> <span>{languages.find(({ code }) => code === language)?.name}</span>
      </button>
      <ul id={id} ref={list} popover="auto" aria-label={labels.language} onToggle={onToggle}>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </ChoiceRoot>
  );
}
