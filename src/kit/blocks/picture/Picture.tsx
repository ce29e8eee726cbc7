import type { PictureBlock } from '../../model/types.generated.ts';
import { Picture as Figure } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { Pair } from './Pair.tsx';

/** One large picture, or two of the same place with a slider from one to the other. */
export function Picture({ picture, label = '', after, width, ...words }: PictureBlock) {
  return (
    <Section {...words} block="picture" {...(width === 'text' ? { layout: 'split' as const } : {})}>
      {after ? <Pair before={{ label, picture }} after={after} /> : <Figure picture={picture} />}
    </Section>
  );
}
