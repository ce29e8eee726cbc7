import { useId, useState } from 'react';
import type { OutsideFilm, Picture as PictureData } from '../../model/values.ts';
import { ButtonRoot } from '../../ui/Button.styles.ts';
import { Picture } from '../../ui/Picture.tsx';

type FrameOnPressProps = {
  frame: OutsideFilm;
  /** What it is called, which screen readers say at it. */
  title: string;
  /** What stands there before. */
  picture?: PictureData | undefined;
  /** Whether one fills something in there. */
  isForm?: boolean;
  words: { show: string; transfer: string };
};

/** What a page of another host may do: run its own code as its own site. It can't lead the page elsewhere. */
const sandbox = 'allow-scripts allow-same-origin';

/** A page of another host, of which nothing is loaded before a press; then it stands in the place of the picture, and has the focus. */
export function FrameOnPress({ frame, title, picture, isForm, words }: FrameOnPressProps) {
  const termsId = useId();
  const [isShown, setShown] = useState(false);
  if (isShown)
    return (
      <iframe
        ref={(shown) => shown?.focus()}
        src={frame.player}
        title={title}
        sandbox={isForm ? `${sandbox} allow-forms allow-popups` : sandbox}
        className={isForm ? 'form' : undefined}
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
