import { Sentence } from '../dialogs/Sentences.tsx';
import { useFigures } from '../form/widgets/use-figures.ts';
import type { ChangeWords } from '../host/publishing.ts';

/** Of more sentences than this each place is folded, so that one sees which there are. */
const mostOpen = 25;

/** What changes for visitors, place by place, with the figures that they see. */
export function ChangeList({ words }: { words: readonly ChangeWords[] }) {
  const { filled } = useFigures();
  const count = words.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return words.map(({ heading, sentences }) => {
    const list = (
      <ul className="sentences">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Sentence words={filled(sentence)} />
          </li>
        ))}
      </ul>
    );
    if (count > mostOpen && words.length > 1)
      return (
        <details key={heading}>
          <summary>
            {filled(heading)}{' '}
            <span className="muted">{sentences.length === 1 ? '1 change' : `${sentences.length} changes`}</span>
          </summary>
          {list}
        </details>
      );
    return (
      <section key={heading}>
        <h3>{filled(heading)}</h3>
        {list}
      </section>
    );
  });
}
