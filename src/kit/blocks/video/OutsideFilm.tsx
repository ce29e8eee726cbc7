import { useState } from 'react';
import type { OutsideFilm as OutsideFilmData, Picture } from '../../model/values.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Poster } from './Poster.tsx';
import type { FilmWords } from './words.ts';

type OutsideFilmProps = {
  film: OutsideFilmData;
  title: string;
  poster: Picture | undefined;
  words: FilmWords;
  /** The id of what says what is transferred. */
  termsId: string;
};

/** What a player may do: run its own code as its own site, and fill the screen. It can't lead the page elsewhere. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation';

/** A film of another host, of which nothing is loaded before it is played. */
export function OutsideFilm({ film: { player }, title, poster, words, termsId }: OutsideFilmProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying)
    return (
      <div className="stage">
        <iframe
          // The keyboard goes on where the button was.
          ref={(frame) => frame?.focus()}
          src={player}
          title={title}
          sandbox={sandbox}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  return (
    <div className="stage">
      <Poster poster={poster} />
      <button type="button" aria-describedby={termsId} onClick={() => setPlaying(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8.5 5.5v13l10-6.5z" />
        </svg>
        <VisuallyHidden>
          {words.play}: {title}
        </VisuallyHidden>
      </button>
    </div>
  );
}

/** What is transferred once the film is played, and a link to it there: all that a browser without script shows. */
export function FilmTerms({ film, words, id }: { film: OutsideFilmData; words: FilmWords; id: string }) {
  return (
    <div className="terms">
      <p id={id}>{words.transfer}</p>
      <p>
        <SmartLink link={{ href: film.page, external: true }}>{words.watch}</SmartLink>
      </p>
    </div>
  );
}
