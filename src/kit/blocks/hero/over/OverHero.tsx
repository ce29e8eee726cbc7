import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../../model/values.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { OverRoot } from './styles.ts';

type OverHeroProps = {
  id?: string | undefined;
  headingId: string;
  picture: PictureData;
  words: ReactNode;
  figures: ReactNode;
};

/** The top of a page whose words stand over its picture. */
export function OverHero({ id, headingId, picture, words, figures }: OverHeroProps) {
  return (
    <OverRoot id={id} data-block="hero" aria-labelledby={headingId}>
      <div>{words}</div>
      <Picture picture={picture} />
      {figures}
    </OverRoot>
  );
}
