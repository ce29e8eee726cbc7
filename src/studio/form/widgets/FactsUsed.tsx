import { styled } from 'styled-components';
import { useStore, useStudio } from '../../store/context.tsx';
import { smallButton } from '../FieldFrame.styles.ts';
import { useChoices } from '../scope.tsx';
import { PagesOf } from './FactPages.tsx';
import { saidHere } from './said-figures.ts';
import { factsIn } from './use-lost-figure.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    color: var(--color-muted);
    font-size: 0.75rem;
  }
  strong {
    color: var(--color-text);
  }
  details {
    flex-basis: 100%;
  }
  button {
    ${smallButton}
    color: var(--color-text);
  }
`;

/** The figures that a text takes from the list of facts: what each says now, and where else it stands, with ways to there. */
export function FactsUsed({ text }: { text: string }) {
  const choices = useChoices();
  const store = useStore();
  const page = useStudio((state) => state.page);
  const names = new Set(factsIn(text));
  const used = choices.facts.flatMap((fact) =>
    names.has(fact.name) ? [{ ...fact, here: saidHere(fact, { page, choices }) }] : [],
  );
  if (used.length === 0) return null;
  return (
    // The cursor stays in the words.
    <List onMouseDown={(event) => event.preventDefault()}>
      {used.map(({ name, value, pages, here }) => (
        <li key={name}>
          <span>
            <strong>{here?.value ?? value}</strong> is “{name.replaceAll('_', ' ')}”
          </span>
          {here && (
            <button type="button" onClick={() => store.select({ file: here.file, path: [name, 'value'] })}>
              Change it everywhere
            </button>
          )}
          {pages.length > 0 && <PagesOf files={pages} />}
        </li>
      ))}
    </List>
  );
}
