import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Drawing } from '#kit';
import { faceOf, type PageFace, withoutBrand } from '#kit/model';
import { useStudio } from '../store/context.tsx';
import type { PageView } from '../worker/protocol.ts';
import { StudioDialog } from './StudioDialog.tsx';
import { descriptionRoom, shownPart, titleRoom } from './shown-part.ts';

const Result = styled.div`
  display: grid;
  gap: var(--space-1);
  max-inline-size: 38rem;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  font-family: Arial, sans-serif;
  line-height: 1.4;

  small {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  strong {
    color: var(--color-accent);
    font-size: 1.25rem;
    font-weight: 400;
  }
`;

const Card = styled.figure`
  max-inline-size: 32rem;
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);

  img,
  .made {
    display: grid;
    align-content: space-between;
    inline-size: 100%;
    aspect-ratio: 1200 / 630;
    object-fit: cover;
  }
  .made {
    position: relative;
    padding: var(--space-5);
    background: var(--color-page);
  }
  .made strong {
    font-size: 1.5rem;
    line-height: 1.1;
  }
  .made[data-half] > :not(.face) {
    max-inline-size: 50%;
  }
  .face {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    align-items: center;
    inline-size: 46%;
  }
  .face img {
    block-size: 100%;
    aspect-ratio: auto;
  }
  figcaption {
    display: grid;
    max-inline-size: none;
    padding: var(--space-3) var(--space-4);
    background: var(--color-surface);
  }
  small {
    color: var(--color-muted);
  }
`;

/** The page as search engines list it and as a card where it is shared, with what is too long for either. */
export function SharingDialog({ onClose }: { onClose: () => void }) {
  const view = useStudio((state) => state.pageView);
  return (
    <StudioDialog title="Found and shared" onClose={onClose}>
      {view ? <Shown view={view} /> : <p role="status">One moment…</p>}
    </StudioDialog>
  );
}

function Shown({ view: { page, site, absent } }: { view: PageView }) {
  const { title, description, path, picture } = page;
  // What visitors don't see isn't shown to others either.
  const hidden = new Set(absent.map((part) => part.path.join('/')));
  const face = faceOf({ sections: page.sections.filter((_, at) => !hidden.has(`sections/${at}`)) });
  const host = new URL(site.url).host;
  const [titlePart, descriptionPart] = useMemo(
    () => [shownPart(title, titleRoom), shownPart(description, descriptionRoom)],
    [title, description],
  );
  return (
    <>
      <h3>In a list of results</h3>
      <Result>
        <small>
          {site.product} · {host}
          {path}
        </small>
        <strong>{titlePart.shown}</strong>
        <span>{descriptionPart.shown}</span>
      </Result>
      <TooLong what="title" cut={titlePart.cut} />
      <TooLong what="description" cut={descriptionPart.cut} />
      <h3>Where it is shared</h3>
      <Card>
        {picture ? (
          <img src={picture.src} alt={picture.alt} />
        ) : (
          <div className="made" data-half={face && ''}>
            <span>{site.product}</span>
            <strong>{withoutBrand(title, site.product)}</strong>
            <small>{host}</small>
            {face && <Face face={face} />}
          </div>
        )}
        <figcaption>
          <small>{host}</small>
          <strong>{title}</strong>
          <span>{descriptionPart.shown}</span>
        </figcaption>
      </Card>
      <p>
        {picture
          ? 'The page names this picture itself.'
          : 'The picture is made when the site is published: the title, the brand, and the first picture or drawing of the page, in the site’s own colours.'}
      </p>
    </>
  );
}

/** What the page shows first, in its half of the card. */
function Face({ face }: { face: PageFace }) {
  return (
    <div className="face">
      {'picture' in face ? <img src={face.picture} alt={face.alt} /> : <Drawing name={face.drawing} />}
    </div>
  );
}

function TooLong({ what, cut }: { what: 'title' | 'description'; cut: string }) {
  if (cut === '') return null;
  return (
    <p role="status">
      The {what} is too long: most search engines leave out “{cut}”. Its first words should say enough.
    </p>
  );
}
