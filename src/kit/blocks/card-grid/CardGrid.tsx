import type { CardGridBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FigureValue } from '../../ui/Figure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkedHeading } from '../../ui/LinkedHeading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichItems } from '../../ui/RichItems.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { SourceLine } from '../../ui/SourceLine.tsx';
import { columnsFor } from './columns.ts';
import { CardList } from './styles.ts';

type Item = CardGridBlock['items'][number];

function GridCard({ item, isNumbered }: { item: Item; isNumbered: boolean }) {
  const { title, text, icon, picture, figure, points, link, linkLabel } = item;
  return (
    <Card>
      {picture && <Picture picture={picture} />}
      {(icon || isNumbered) && <div className="mark">{icon && <Icon name={icon} />}</div>}
      {figure && (
        <p className="figure">
          <FigureValue value={figure} />
        </p>
      )}
      <LinkedHeading link={linkLabel ? undefined : link}>{title}</LinkedHeading>
      {text && (
        <p>
          <RichText value={text} />
        </p>
      )}
      {points && (
        <ul className="points">
          <RichItems value={points} />
        </ul>
      )}
      {link && linkLabel && (
        <p className="more">
          <SmartLink link={link}>{linkLabel}</SmartLink>
        </p>
      )}
    </Card>
  );
}

/** A group of cards of equal weight. */
export function CardGrid({ items, numbered, buttons, ...words }: CardGridBlock) {
  return (
    <Section {...words} block="card-grid">
      <CardList data-columns={columnsFor(items.length)} data-numbered={numbered || undefined}>
        {items.map((item) => (
          <li key={item.title}>
            <GridCard item={item} isNumbered={numbered ?? false} />
          </li>
        ))}
      </CardList>
      <SourceLine />
      <Buttons buttons={buttons} />
    </Section>
  );
}
