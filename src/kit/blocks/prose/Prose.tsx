import type { ProseBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Figures } from '../../ui/Figure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichItems } from '../../ui/RichItems.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { ProseRoot } from './styles.ts';

function Quote({ quote }: { quote: NonNullable<ProseBlock['quote']> }) {
  return (
    <figure>
      <blockquote>
        <RichText value={quote.text} />
      </blockquote>
      {quote.by && <figcaption>{quote.by}</figcaption>}
    </figure>
  );
}

/** Running text at a readable measure, its heading beside it, with what belongs to it below. */
export function Prose({
  paragraphs,
  parts = [],
  points,
  quote,
  figures,
  drawing,
  picture,
  buttons,
  ...words
}: ProseBlock) {
  const beside = picture ? <Picture picture={picture} /> : drawing && <Drawing name={drawing} />;
  return (
    <Section {...words} block="prose" layout="split" aside={beside}>
      <ProseRoot>
        <div className="text">
          <Paragraphs value={paragraphs} />
        </div>
        {parts.map((part) => (
          <div key={part.heading} className="text">
            <Heading>{part.heading}</Heading>
            <Paragraphs value={part.paragraphs} />
          </div>
        ))}
        {points && (
          <ul className="points">
            <RichItems value={points} />
          </ul>
        )}
        {quote && <Quote quote={quote} />}
        {figures && <Figures figures={figures} />}
      </ProseRoot>
      <Buttons buttons={buttons} />
    </Section>
  );
}
