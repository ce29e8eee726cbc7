import { styled } from 'styled-components';
import { useStore, useStudio } from '../../store/context.tsx';
import { smallButton } from '../FieldFrame.styles.ts';
import { useChoices } from '../scope.tsx';
import { pages } from './TextTools.tsx';
import { factsFileOf, factsIn } from './use-lost-figure.ts';

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
  const { facts } = useChoices();
  const store = useStore();
  const file = useStudio(factsFileOf);
  const names = new Set(factsIn(text));
  const used = facts.filter(({ name }) => names.has(name));
  if (used.length === 0) return null;
  return (
    <List>
      {used.map(({ name, value, uses }) => (
        <li key={name}>
          <span>
            <strong>{value}</strong> is “{name.replaceAll('_', ' ')}”, used on {pages(uses)}
          </span>
          {file && (
            <button type="button" onClick={() => store.select({ file, path: [name, 'value'] })}>
              Change it everywhere
            </button>
          )}
        </li>
      ))}
    </List>
  );
}
