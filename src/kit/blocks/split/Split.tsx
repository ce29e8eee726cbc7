import type { SplitBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Figures } from '../../ui/Figure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { OtherSide, Words } from './styles.ts';

type Point = NonNullable<SplitBlock['points']>[number];

function Points({ points }: { points: Point[] }) {
  return (
    <ul>
      {points.map(({ title, text, icon }) => (
        <li key={title}>
          {icon && <Icon name={icon} />}
          <div>
            <Heading>{title}</Heading>
            {text && (
              <p>
                <RichText value={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Words on one side; on the other a picture, figures or a list. Read in this order, whichever side they stand on. */
export function Split({ paragraphs, side = 'right', picture, figures, points, buttons, ...words }: SplitBlock) {
  const aside = (paragraphs || buttons) && (
    <Words>
      {paragraphs && <Paragraphs value={paragraphs} />}
      <Buttons buttons={buttons} />
    </Words>
  );
  return (
    <Section {...words} block="split" layout="split" aside={aside}>
      <OtherSide data-side={side}>
        {picture ? (
          <Picture picture={picture} />
        ) : figures ? (
          <Figures figures={figures} />
        ) : (
          points && <Points points={points} />
        )}
      </OtherSide>
    </Section>
  );
}
