import { useId } from 'react';
import { useSite } from '../../context/context.tsx';
import type { VideoBlock } from '../../model/types.generated.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { FilmTerms, OutsideFilm } from './OutsideFilm.tsx';
import { OwnFilm } from './OwnFilm.tsx';
import { FilmRoot } from './styles.ts';
import { filmWords } from './words.ts';

/** A film with its poster and its title: the site's own in the browser's player, or one of another host. */
export function Video({ title, about, film, poster, captions, silent: _, ...words }: VideoBlock) {
  const termsId = useId();
  const site = useSite();
  const outside = 'player' in film ? { film, words: filmWords(site, film.host) } : undefined;
  return (
    <Section {...words} block="video">
      <FilmRoot>
        {outside && <OutsideFilm {...outside} title={title} poster={poster} termsId={termsId} />}
        {!('player' in film) && <OwnFilm film={film} title={title} poster={poster} captions={captions} />}
        <figcaption>
          <p className="title">{title}</p>
          {about && (
            <p>
              <RichText value={about} />
            </p>
          )}
          {poster?.caption && (
            <p>
              <RichText value={poster.caption} />
            </p>
          )}
          {poster?.credit && <small>{poster.credit}</small>}
          {outside && <FilmTerms {...outside} id={termsId} />}
        </figcaption>
      </FilmRoot>
    </Section>
  );
}
