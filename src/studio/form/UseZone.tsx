import { useStore } from '../store/context.tsx';
import { siteFile } from '../store/site-folders.ts';
import { placeOfZone } from './zone-place.ts';

type ZoneProps = { code: string; isSmall?: boolean; onUsed?: () => void };

/** Beside the note that a site names no time zone: takes that of this computer, whose name hardly anybody knows by heart. */
export function UseZone({ code, isSmall, onUsed }: ZoneProps) {
  const store = useStore();
  if (code !== 'zone/missing') return null;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const use = () => {
    onUsed?.();
    const file = siteFile([...store.state.texts.keys()]);
    void store.edit([{ file, edit: { op: 'set', path: ['zone'], value: zone } }], {
      says: `Time zone changed to ${placeOfZone(zone)}`,
    });
  };
  return (
    <button type="button" className={isSmall ? 'small' : undefined} onClick={use}>
      Use {placeOfZone(zone)}, as on this computer
    </button>
  );
}
