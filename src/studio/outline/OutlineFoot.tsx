import { type ReactNode, useEffect } from 'react';
import { useFigures } from '../form/widgets/use-figures.ts';
import { Sign } from '../shell/Sign.tsx';
import { useStudio } from '../store/context.tsx';
import { useCopiedSection } from './copied-section.ts';
import { AddButton, Foot } from './Outline.styles.ts';
import { keepPageWords, usePageWords } from './page-words.ts';
import type { SectionEdits } from './section-edits.ts';
import { sectionLabel } from './section-words.ts';

/** What comes to the sections of the page: at `at`, one from the palette, or the one that was copied last. */
export function OutlineFoot(props: { at: number; edits: SectionEdits; onAdd: (index: number) => void }): ReactNode {
  const { at, edits, onAdd } = props;
  const copied = useCopiedSection();
  const { filled } = useFigures();
  const length = usePageWords();
  const page = useStudio((state) => state.page);
  // Those of another page aren't its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => () => keepPageWords(undefined), [page]);
  return (
    <Foot>
      <AddButton type="button" onClick={() => onAdd(at)}>
        <Sign name="plus" />
        Add a section
      </AddButton>
      {copied && (
        <AddButton type="button" onClick={() => void edits.insert(at, copied.value, copied.text)}>
          <Sign name="paste" />
          <span>Paste {sectionLabel(copied.value, filled)}</span>
        </AddButton>
      )}
      {length !== undefined && <small>{length}</small>}
    </Foot>
  );
}
