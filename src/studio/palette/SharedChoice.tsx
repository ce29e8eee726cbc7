import { useStudio } from '../store/context.tsx';
import type { ChosenSection } from './adapt-example.ts';

/** The sections that several pages use, which this page can use too: those that a search means. */
export function SharedChoice({ query, onChoose }: { query: string; onChoose: (choice: ChosenSection) => void }) {
  const shared = useStudio((state) => state.choices.shared);
  const wanted = query.trim().toLowerCase();
  const found = shared
    .map(({ name }) => ({ name, words: name.replaceAll('-', ' ') }))
    .filter(({ words }) => `${words} shared`.includes(wanted));
  if (found.length === 0) return null;
  return (
    <p className="tries">
      Used by several pages:
      {found.map(({ name, words }) => (
        <button
          key={name}
          type="button"
          className="small"
          onClick={({ detail }) => detail < 2 && onChoose({ type: 'shared', value: { type: 'shared', name } })}
        >
          {words}
        </button>
      ))}
    </p>
  );
}
