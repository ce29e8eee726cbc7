import { type ReactNode, useMemo, useRef } from 'react';
import { pictureAddress } from '../form/widgets/picture-address.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { Stray } from './Shell.styles.ts';
import { useAnswered } from './use-answered.ts';

/** So many are shown at most. */
const mostShown = 3;

/** Asks about pictures that were added and are shown nowhere, once there is nothing left to save: undone, or another one was taken. */
export function StrayPictures(): ReactNode {
  const store = useStore();
  const uploads = useStudio((state) => state.uploads);
  const texts = useStudio((state) => state.texts);
  const isSaved = useStudio((state) => state.unsaved.length === 0);
  const names = useMemo(() => (isSaved ? straysIn(uploads, texts) : []), [isSaved, uploads, texts]);
  const root = useRef<HTMLDivElement>(null);
  useAnswered(root);
  const removeAll = async () => {
    for (const name of names) await store.removeUpload(name);
  };
  const isOne = names.length === 1;
  return (
    <div ref={root}>
      {names.length > 0 && (
        <Stray aria-labelledby="stray-pictures">
          {names.slice(0, mostShown).map((name) => (
            <img key={name} src={pictureAddress(name)} alt="" />
          ))}
          <div>
            <h2 id="stray-pictures">
              {isOne
                ? `No page shows the picture ${names[0]} that you added`
                : `No page shows ${names.length} pictures that you added`}
            </h2>
            <p>Undo doesn’t bring back what is deleted.</p>
          </div>
          <div>
            <button type="button" onClick={() => names.map((name) => store.keepUpload(name))}>
              {isOne ? 'Keep it' : 'Keep them'}
            </button>
            <button type="button" className="danger" onClick={() => void removeAll()}>
              {isOne ? 'Delete it' : 'Delete them'}
            </button>
          </div>
        </Stray>
      )}
    </div>
  );
}

/** The pictures that no text names. */
function straysIn(names: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  return names.filter((name) => ![...texts.values()].some((text) => text.includes(name)));
}
