import { useId } from 'react';
import type { HeroBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Figures } from '../../ui/Figure.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { OverHero } from './over/OverHero.tsx';
import { HeroRoot } from './styles.ts';

/** The top of a page, with its only `h1`. */
export function Hero({ id, eyebrow, heading, text, buttons, drawing, picture, over, figures }: HeroBlock) {
  const headingId = useId();
  const words = (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 id={headingId}>{heading}</h1>
      {text && (
        <p className="lead">
          <RichText value={text} />
        </p>
      )}
      <Buttons buttons={buttons} />
    </>
  );
  const below = figures && <Figures figures={figures} />;
  if (over && picture)
    return <OverHero id={id} headingId={headingId} picture={picture} words={words} figures={below} />;
  return (
    <HeroRoot id={id} data-block="hero" data-drawing={picture ? 'picture' : drawing} aria-labelledby={headingId}>
      <div>{words}</div>
      {picture ? <Picture picture={picture} /> : drawing && <Drawing name={drawing} />}
      {below}
    </HeroRoot>
  );
}
