import { type ReactNode, useEffect, useState } from 'react';
import { useFigures } from '../form/widgets/use-figures.ts';
import type { Choices, Contradictions as Contradicting, Contradiction } from '../host/publishing.ts';
import { SideChoice } from '../shell/SideChoice.tsx';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import { contentFolder } from '../store/site-folders.ts';
import type { ConflictPlace, Side } from '../worker/protocol.ts';

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
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  if (!places) return <p role="status">One moment …</p>;
  const sides = places.map((place) => chosen[keyOf(place)]);
  const decide = () => {
    const choices: Record<string, string[]> = {};
    for (const [at, { path, ways }] of places.entries()) {
      const side = sides[at];
      if (side) choices[path] = [...(choices[path] ?? []), ways[side]];
    }
    onChosen(choices);
  };
  return (
    <section>
      <h3>Somebody has published other words here meanwhile. Which ones count?</h3>
      {places.map((one, at) => {
        const { path, place } = one;
        const key = keyOf(one);
        return (
          <SideChoice
            key={key}
            name={key}
            where={`${fileTitle(folder + path, titles)}: ${place.where}`}
            sides={{ mine: filled(place.mine), theirs: filled(place.theirs) }}
            chosen={sides[at]}
            onChoose={(side) => setChosen({ ...chosen, [key]: side })}
          />
        );
      })}
      <div className="row">
        <button type="button" className="main" disabled={sides.includes(undefined)} onClick={decide}>
          Go on with these
        </button>
      </div>
    </section>
  );
}

type PlaceOfFile = { path: string; place: ConflictPlace; ways: Contradiction['ways'] };

/** All places that are asked about, in words; nothing before they are known. */
function usePlaces({ contradictions, bases }: Omit<ContradictionsProps, 'onChosen'>): PlaceOfFile[] | undefined {
  const store = useStore();
  const [places, setPlaces] = useState<PlaceOfFile[]>();
  useEffect(() => {
    let isOld = false;
    const found = Object.entries(contradictions).map(async ([path, sides]) => {
      const file = contentFolder(store.state.texts.keys()) + path;
      const inWords = await store.ask((asked) => asked.conflictPlaces({ file, base: bases[path], sides }));
      return sides.flatMap(({ ways }, at) => (inWords[at] ? [{ path, place: inWords[at], ways }] : []));
    });
    void Promise.all(found).then((all) => isOld || setPlaces(all.flat()));
    return () => {
      isOld = true;
    };
  }, [store, contradictions, bases]);
  return places;
}

/** Where words change while they are asked about, it is another question. */
function keyOf({ path, ways }: PlaceOfFile): string {
  return `${path} ${ways.mine} ${ways.theirs}`;
}
