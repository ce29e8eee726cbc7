import { styled } from 'styled-components';
import type { Path } from '#kit/model';
import { useStore, useStudio } from '../../store/context.tsx';
import { fileTitle } from '../../store/file-title.ts';
import { foldSign, smallButton } from '../FieldFrame.styles.ts';
import { useChoices, useFormScope } from '../scope.tsx';
import { pages as counted } from './TextTools.tsx';
import { useEntryUses } from './use-entry-uses.ts';

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

const InLanguages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  button {
    ${smallButton}
  }
`;

/** What other languages say for a figure themselves, and where it is shown: each is a press away. */
export function FactPages({ name }: { name: string }) {
  const { facts } = useChoices();
  const { file: shown } = useFormScope();
  const store = useStore();
  const kind = useStudio((state) => state.fileView?.kind ?? '');
  const fact = facts.find((one) => one.name === name);
  if (!kind.startsWith('Facts') || !fact) return null;
  const others = fact.said.filter(({ file }) => file !== shown);
  return (
    <>
      {others.length > 0 && (
        <InLanguages>
          {others.map(({ file, language, value }) => (
            <button key={file} type="button" onClick={() => store.select({ file, path: [name, 'value'] })}>
              In {language}: “{value}”
            </button>
          ))}
        </InLanguages>
      )}
      {fact.pages.length > 0 && <PagesOf files={fact.pages} />}
    </>
  );
}

/** Where a form, a kind of inquiry or a mailbox is used: what is changed in it, is changed there. Figures tell it below what they say. */
export function UsedOn({ path }: { path: Path }) {
  const { pages } = useEntryUses(path);
  return path.length === 1 || pages.length === 0 ? null : <PagesOf files={pages} />;
}

/** How many pages show something, which unfolds to a way to each. */
export function PagesOf({ files }: { files: readonly string[] }) {
  const { pages } = useChoices();
  const store = useStore();
  return (
    <Shown>
      <summary>Used on {counted(files.length)}</summary>
      <ul>
        {files.map((file) => (
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
