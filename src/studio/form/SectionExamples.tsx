import { useState } from 'react';
import type { Path } from '#kit/model';
import { SectionEdits } from '../outline/section-edits.ts';
import type { ChosenSection } from '../palette/adapt-example.ts';
import { ExamplesDialog } from '../palette/ExamplesDialog.tsx';
import { addChosen } from '../palette/form-for-section.ts';
import { useStore } from '../store/context.tsx';
import { SmallButton } from './FieldFrame.styles.ts';

type ExamplesProps = { file: string; data: unknown; root: Path; type: string };

/** Leads to examples of the kind of section that a form is of. */
export function SectionExamples({ file, data, root, type }: ExamplesProps) {
  const store = useStore();
  const [isOpen, setOpen] = useState(false);
  const add = (chosen: ChosenSection) => {
    setOpen(false);
    const edits = new SectionEdits(store, { file, path: root.slice(0, -1), data });
    void addChosen(store, edits, Number(root.at(-1)) + 1, chosen);
  };
  return (
    <>
      <SmallButton type="button" onClick={() => setOpen(true)}>
        Examples
      </SmallButton>
      {isOpen && (
        <ExamplesDialog type={type} onClose={() => setOpen(false)} onAdd={type === 'hero' ? undefined : add} />
      )}
    </>
  );
}
