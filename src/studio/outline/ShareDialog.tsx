import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addressPart } from '#kit/model';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import { useFigures } from '../form/widgets/use-figures.ts';
import { nameOf } from '../form/words.ts';
import { useStore } from '../store/context.tsx';
import type { SectionEdits } from './section-edits.ts';

type ShareProps = { edits: SectionEdits; index: number; onClose: () => void };

/** What a section is called that several pages will be able to show. */
export function ShareDialog({ edits, index, onClose }: ShareProps): ReactNode {
  const store = useStore();
  const { filled } = useFigures();
  const { file, section } = edits.at(index);
  const [name, setName] = useState(() => addressPart(nameOf(section, filled)).replaceAll('-', ' '));
  const [problem, setProblem] = useState('');
  const [isMaking, setMaking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isMaking) return;
    setMaking(true);
    const plan = await store.plan({ kind: 'share', file, index, name });
    if ('refused' in plan) setProblem(plan.refused);
    else if (await store.carryOut(plan)) return onClose();
    setMaking(false);
  };
  return (
    <StudioDialog title="Show it on several pages" onClose={onClose}>
      <p>
        {edits.label(index)} stays where it is, and “Add a section” offers it on every other page. Changed once, it is
        changed on all pages that show it.
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          A name to find it by
          <input ref={field} type="text" required value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        {problem && (
          <p role="alert" className="wrong">
            {problem}
          </p>
        )}
        <div className="row">
          <button type="submit" className="main" aria-disabled={isMaking || undefined}>
            {isMaking ? 'One moment…' : 'Share it'}
          </button>
          <button type="button" className="small" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </StudioDialog>
  );
}
