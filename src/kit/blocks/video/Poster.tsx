import type { Picture as PictureData } from '../../model/values.ts';
import { Picture } from '../../ui/Picture.tsx';

/** The picture of a film, whose words stand below the film. */
export function Poster({ poster }: { poster: PictureData | undefined }) {
  if (!poster) return null;
  const { caption: _, credit: __, ...picture } = poster;
  return <Picture picture={picture} />;
}
