import { useEffect, useState } from 'react';
import { useFigures } from '../form/widgets/use-figures.ts';
import { sectionLabel } from '../outline/section-words.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { EarlierSection } from '../worker/protocol.ts';

type TakeProps = { file: string; text: string; day: string; onTaken: () => void };

/** The sections of an earlier state, each to be taken back alone: in place of today's, or as one more where it is gone. */
export function TakeSection({ file, text, day, onTaken }: TakeProps) {
  const store = useStore();
  const { filled } = useFigures();
  const data = useStudio((state) => (state.fileView?.file === file ? state.fileView.data : undefined));
  const [sections, setSections] = useState<readonly EarlierSection[]>([]);
  // Today's sections are among what it is compared with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void store.ask((asked) => asked.earlierSections(file, text)).then(setSections);
  }, [store, file, text, data]);
  const take = ({ value, text: yaml, index, today }: EarlierSection) => {
    const path = ['sections'];
    const at = today ?? index;
    const insert = { op: 'insert' as const, path, index: at, value, ...(yaml === undefined ? {} : { text: yaml }) };
    // First the new one: the last section of a page can't be taken away.
    const edits = [insert, ...(today === undefined ? [] : [{ op: 'remove' as const, path: ['sections', at + 1] }])];
    const says = `${sectionLabel(value, filled)} was made as it was on ${day}`;
    void store
      .edit(
        edits.map((edit) => ({ file, edit })),
        { says, select: { file, path: ['sections', at] }, isShown: true },
      )
      .then((isDone) => {
        if (isDone) onTaken();
      });
  };
  if (sections.length === 0) return null;
  return (
    <section>
      <h3>Or only a section</h3>
      <ul className="sentences">
        {sections.map((section) => (
          <li key={section.index} className="row">
            <span>{sectionLabel(section.value, filled)}</span>
            <button type="button" className="small" onClick={() => take(section)}>
              {section.today === undefined ? 'Bring it back' : 'Bring it back as it was'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
