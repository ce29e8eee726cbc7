import { type ReactNode, useEffect, useState } from 'react';
import { useFigures } from '../form/widgets/use-figures.ts';
import type { Choices, Contradictions as Contradicting } from '../host/publishing.ts';
import { fileTitle } from '../outline/file-title.ts';
import { SideChoice } from '../shell/SideChoice.tsx';
import { useStore, useStudio } from '../store/context.tsx';
import { contentFolder } from '../store/site-folders.ts';
import type { ConflictPlace } from '../worker/protocol.ts';

type ContradictionsProps = {
  contradictions: Contradicting;
  /** The texts that the places are in. */
  bases: Readonly<Record<string, string>>;
  onChosen: (choices: Choices) => void;
};

/** The same words, changed here and by somebody else meanwhile: one of both has to be chosen, place by place. */
export function Contradictions({ contradictions, bases, onChosen }: ContradictionsProps): ReactNode {
  const places = usePlaces({ contradictions, bases });
  const titles = useStudio((state) => state.choices.pages);
  const folder = useStudio((state) => contentFolder(state.texts.keys()));
  const { filled } = useFigures();
  const [chosen, setChosen] = useState<Choices>({});
  if (!places) return <p role="status">One moment …</p>;
  const isDecided = places.every(({ path, place }) => chosen[path]?.[keyOf(place)] !== undefined);
  return (
    <section>
      <h3>Somebody has published other words here meanwhile. Which ones count?</h3>
      {places.map(({ path, place }) => {
        const key = keyOf(place);
        return (
          <SideChoice
            key={`${path} ${key}`}
            name={`${path} ${key}`}
            where={`${fileTitle(folder + path, titles)}: ${place.where}`}
            sides={{ mine: filled(place.mine), theirs: filled(place.theirs) }}
            chosen={chosen[path]?.[key]}
            onChoose={(side) => setChosen({ ...chosen, [path]: { ...chosen[path], [key]: side } })}
          />
        );
      })}
      <div className="row">
        <button type="button" className="main" disabled={!isDecided} onClick={() => onChosen(chosen)}>
          Go on with these
        </button>
      </div>
    </section>
  );
}

type PlaceOfFile = { path: string; place: ConflictPlace };

/** All places that are asked about, in words; nothing before they are known. */
function usePlaces({ contradictions, bases }: Omit<ContradictionsProps, 'onChosen'>): PlaceOfFile[] | undefined {
  const store = useStore();
  const [places, setPlaces] = useState<PlaceOfFile[]>();
  useEffect(() => {
    let isOld = false;
    const found = Object.entries(contradictions).map(async ([path, sides]) => {
      const file = contentFolder(store.state.texts.keys()) + path;
      const inWords = await store.ask((asked) => asked.conflictPlaces({ file, base: bases[path], sides }));
      return inWords.map((place) => ({ path, place }));
    });
    void Promise.all(found).then((all) => isOld || setPlaces(all.flat()));
    return () => {
      isOld = true;
    };
  }, [store, contradictions, bases]);
  return places;
}

function keyOf({ path }: ConflictPlace): string {
  return JSON.stringify(path);
}
