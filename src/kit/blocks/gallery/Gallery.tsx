import { useId } from 'react';
import type { GalleryBlock } from '../../model/types.generated.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { columnsFor } from './columns.ts';
import { Enlarged, type Neighbour } from './Enlarged.tsx';
import { PictureList } from './styles.ts';

/**
 * Pictures in rows. Each is a button that shows it large, in a popover of the browser, so without script too; a picture that
 * only decorates has no words for a button, and is none.
 */
export function Gallery({ pictures, shape = 'landscape', ...words }: GalleryBlock) {
  const id = useId();
  const shown = pictures.flatMap(({ alt }, index): Neighbour[] => (alt === '' ? [] : [{ id: `${id}${index}`, alt }]));
  return (
    <Section {...words} block="gallery">
      <PictureList data-shape={shape} data-columns={columnsFor(pictures.length)}>
        {pictures.map((picture, index) => {
          const place = shown.findIndex((one) => one.id === `${id}${index}`);
          const own = shown[place];
          return (
            <li key={index}>
              <Picture picture={own ? { ...picture, alt: '' } : picture} />
              {own && (
                <button type="button" popoverTarget={own.id}>
                  <VisuallyHidden>{own.alt}</VisuallyHidden>
                </button>
              )}
              {own && <Enlarged own={own} picture={picture} previous={shown[place - 1]} next={shown[place + 1]} />}
            </li>
          );
        })}
      </PictureList>
    </Section>
  );
}
