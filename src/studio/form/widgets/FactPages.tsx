import { styled } from 'styled-components';
import { useStore, useStudio } from '../../store/context.tsx';
import { fileTitle } from '../../store/file-title.ts';
import { foldSign, smallButton } from '../FieldFrame.styles.ts';
import { useChoices } from '../scope.tsx';
import { pages as counted } from './TextTools.tsx';

const Shown = styled.details`
  color: var(--color-muted);
  font-size: 0.75rem;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    padding-block: var(--space-1);
  }
  /* As high as a finger needs (WCAG 2.5.8). */
  summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    cursor: pointer;
    min-block-size: 1.5rem;
    padding-block: 0.2rem;
  }
  summary::before {
    ${foldSign}
  }
  &[open] > summary::before {
    transform: rotate(90deg);
  }
  button {
    ${smallButton}
  }
`;

/** Where a figure is shown: each page is a press away. */
export function FactPages({ name }: { name: string }) {
  const { facts, pages } = useChoices();
  const store = useStore();
  const kind = useStudio((state) => state.fileView?.kind ?? '');
  const fact = facts.find((one) => one.name === name);
  if (!kind.startsWith('Facts') || !fact) return null;
  if (fact.pages.length === 0) return null;
  return (
    <Shown>
      <summary>Used on {counted(fact.pages.length)}</summary>
      <ul>
        {fact.pages.map((file) => (
          <li key={file}>
            <button type="button" onClick={() => void store.openPage(file)}>
              {fileTitle(file, pages)}
            </button>
          </li>
        ))}
      </ul>
    </Shown>
  );
}
