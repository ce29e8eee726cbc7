import { useState } from 'react';
import type { Captions, OwnFilm as OwnFilmData, Picture } from '../../model/values.ts';

type OwnFilmProps = {
  film: OwnFilmData;
  title: string;
  poster: Picture | undefined;
  captions: Captions[] | undefined;
};

/** A film of the site in the browser's own player, which works without script. Of the film nothing is fetched before it is played. */
export function OwnFilm({ film: { href, type }, title, poster, captions = [] }: OwnFilmProps) {
  const [hasPlayed, setPlayed] = useState(false);
  return (
    <>
      <div className="stage">
        {/* biome-ignore lint/a11y/useMediaCaption: only a film in which nothing is heard has none (rules.ts) */}
        <video
          controls
          playsInline
          preload="none"
          poster={poster?.src}
          aria-label={title}
          data-played={hasPlayed || undefined}
          onPlay={() => setPlayed(true)}
        >
          <source src={href} type={type} />
          {captions.map(({ href: src, language, label }) => (
            <track key={src} kind="captions" src={src} srcLang={language} label={label} />
          ))}
        </video>
      </div>
      <a className="address" href={href}>
        {title}
      </a>
    </>
  );
}
