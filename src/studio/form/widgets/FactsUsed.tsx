import { styled } from 'styled-components';
import { useStore, useStudio } from '../../store/context.tsx';
import { smallButton } from '../FieldFrame.styles.ts';
import { useChoices } from '../scope.tsx';
import { pagesShown, saidHere } from './said-figures.ts';
import { factsIn } from './use-lost-figure.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    color: var(--color-muted);
    font-size: 0.75rem;
  }
  strong {
    color: var(--color-text);
  }
  button {
    ${smallButton}
    color: var(--color-text);
  }
`;

/** The figures that a text takes from the list of facts: what each says now, and where else it stands. */
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
    <List>
      {used.map(({ name, value, uses, pages, here }) => (
        <li key={name}>
          <span>
            <strong>{here?.value ?? value}</strong> is “{name.replaceAll('_', ' ')}”, used on{' '}
            {pagesShown({ uses, pages }, choices.pages)}
          </span>
          {here && (
            <button type="button" onClick={() => store.select({ file: here.file, path: [name, 'value'] })}>
              Change it everywhere
            </button>
          )}
        </li>
      ))}
    </List>
  );
}
