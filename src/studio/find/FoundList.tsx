import type { ReactNode } from 'react';
import { Differing } from '../shell/Questions.styles.ts';
import { useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { FoundPlace, WordsPlace } from '../worker/protocol.ts';
import { Found } from './FoundList.styles.ts';

type FoundProps = {
  places: readonly FoundPlace[];
  /** The places that stay as they are. */
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
};

/** A place by one word. */
export function keyOfPlace({ file, path, from }: WordsPlace): string {
  return JSON.stringify([file, path, from]);
}

/** What was found, page by page, as it will be read; each can be left as it is. */
export function FoundList({ places, left, onLeave }: FoundProps): ReactNode {
  const pages = useStudio((state) => state.choices.pages);
  const files = [...new Set(places.map(({ file }) => file))];
  const choose = (some: readonly FoundPlace[], isChosen: boolean) => {
    const keys = some.map(keyOfPlace);
    onLeave(isChosen ? new Set([...left].filter((key) => !keys.includes(key))) : new Set([...left, ...keys]));
  };
  return (
    <Found>
      {files.map((file) => {
        const own = places.filter((place) => place.file === file);
        const title = fileTitle(file, pages);
        return (
          <fieldset key={file}>
            <legend>
              <label>
                <input
                  type="checkbox"
                  checked={own.some((place) => !left.has(keyOfPlace(place)))}
                  onChange={(event) => choose(own, event.currentTarget.checked)}
                />
                {title}
              </label>
            </legend>
            <ul>
              {own.map((place) => (
                <li key={keyOfPlace(place)}>
                  <Place
                    place={place}
                    isChosen={!left.has(keyOfPlace(place))}
                    onChoose={(isChosen) => choose([place], isChosen)}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
    </Found>
  );
}

type PlaceProps = { place: FoundPlace; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Place({ place: { before, words, instead, after, where }, isChosen, onChoose }: PlaceProps): ReactNode {
  const [, ...inside] = where.split(', ');
  return (
    <label>
      <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
      <span>
        {before}
        {instead === '' ? (
          <Differing>{words}</Differing>
        ) : (
          <>
            <del>{words}</del>
            <ins>{instead}</ins>
          </>
        )}
        {after}
        {inside.length > 0 && <small>{inside.join(', ')}</small>}
      </span>
    </label>
  );
}
