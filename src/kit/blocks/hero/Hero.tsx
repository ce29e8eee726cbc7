import { useId } from 'react';
import type { HeroBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Figures } from '../../ui/Figure.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { HeroRoot } from './styles.ts';

/** The top of a page, with its only `h1`. */
export function Hero({ id, eyebrow, heading, text, buttons, drawing, picture, figures }: HeroBlock) {
  const headingId = useId();
  return (
    <HeroRoot id={id} data-block="hero" data-drawing={picture ? 'picture' : drawing} aria-labelledby={headingId}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 id={headingId}>{heading}</h1>
        {text && (
          <p className="lead">
            <RichText value={text} />
          </p>
        )}
        <Buttons buttons={buttons} />
      </div>
      {picture ? <Picture picture={picture} /> : drawing && <Drawing name={drawing} />}
      {figures && <Figures figures={figures} />}
    </HeroRoot>
  );
}
