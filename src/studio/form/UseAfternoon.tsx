import { useStore } from '../store/context.tsx';
import type { PlacedDiagnostic } from '../worker/protocol.ts';

/** Beside the note that hours end on the next morning: ends them in the afternoon. That is a guess, so the button says what it does. */
export function UseAfternoon({ diagnostic: { code, file, path, advice = [] } }: { diagnostic: PlacedDiagnostic }) {
  const store = useStore();
  const meant = advice.find((each) => each.do === 'replace');
  if (code !== 'hours/overnight' || !meant) return null;
  const value = meant.text;
  const says = 'Hours were made to end in the afternoon';
  return (
    <button type="button" onClick={() => void store.edit([{ file, edit: { op: 'set', path, value } }], { says })}>
      Let it close in the afternoon ({value.replaceAll('-', '–')})
    </button>
  );
}
