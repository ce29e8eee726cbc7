import { useId, useState } from 'react';
import type { OutsideFilm, Picture as PictureData } from '../../model/values.ts';
import { ButtonRoot } from '../../ui/Button.styles.ts';
import { Picture } from '../../ui/Picture.tsx';

type MapOnPressProps = {
  pin: OutsideFilm;
  /** What the map is called, which screen readers say at its frame. */
  title: string;
  picture: PictureData | undefined;
  words: { show: string; transfer: string };
};

/** What a map may do: run its own code as its own site. It can't lead the page elsewhere. */
const sandbox = 'allow-scripts allow-same-origin';

/** A map of another host, of which nothing is loaded before a press; then it stands in the place of the picture, and has the focus. */
export function MapOnPress({ pin, title, picture, words }: MapOnPressProps) {
  const termsId = useId();
  const [isShown, setShown] = useState(false);
  if (isShown)
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={pin.player}
        title={title}
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <>
      {picture && <Picture picture={picture} />}
      <div className="ask">
        <ButtonRoot type="button" data-variant="outline" aria-describedby={termsId} onClick={() => setShown(true)}>
          {words.show}
        </ButtonRoot>
        <p id={termsId}>{words.transfer}</p>
      </div>
    </>
  );
}
