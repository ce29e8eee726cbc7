import { useState } from 'react';
import type { Path } from '#kit/model';
import { SectionEdits } from '../outline/section-edits.ts';
import { ExamplesDialog } from '../palette/ExamplesDialog.tsx';
import { useStore } from '../store/context.tsx';
import { SmallButton } from './FieldFrame.styles.ts';

type ExamplesProps = { file: string; data: unknown; root: Path; type: string };

/** Leads to examples of the kind of section that a form is of. */
export function SectionExamples({ file, data, root, type }: ExamplesProps) {
  const store = useStore();
  const [isOpen, setOpen] = useState(false);
  const add = (value: unknown, text: string | undefined) => {
    setOpen(false);
    void new SectionEdits(store, { file, path: root.slice(0, -1), data }).insert(Number(root.at(-1)) + 1, value, text);
  };
  return (
    <>
      <SmallButton type="button" onClick={() => setOpen(true)}>
        Examples
      </SmallButton>
      {isOpen && (
        <ExamplesDialog
          type={type}
          onClose={() => setOpen(false)}
          onAdd={type === 'hero' ? undefined : ({ value, text }) => add(value, text)}
        />
      )}
    </>
  );
}
