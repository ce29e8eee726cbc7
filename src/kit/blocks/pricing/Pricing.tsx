import type { PricingBlock } from '../../model/types.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FigureValue } from '../../ui/Figure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Note } from '../../ui/Note.tsx';
import { RichItems } from '../../ui/RichItems.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { SourceLine } from '../../ui/SourceLine.tsx';
import { PlanList } from './styles.ts';

type PlanData = PricingBlock['items'][number];

/** Said in words, since lists without marks are no lists to some screen readers. */
const list = { role: 'list' };

function Plan({ plan: { name, text, price, period, recommended, points, button } }: { plan: PlanData }) {
  return (
    <Card>
      <div>
        <Heading>{name}</Heading>
        {text && (
          <p>
            <RichText value={text} />
          </p>
        )}
      </div>
      {recommended && <p className="badge">{recommended}</p>}
      <p className="price">
        <FigureValue value={price} /> {period && <small>{period}</small>}
      </p>
      <div>
        {points && (
          <ul {...list} className="points">
            <RichItems value={points} />
          </ul>
        )}
      </div>
      <div className="choice">{button && <Button button={button} />}</div>
    </Card>
  );
}

/** Plans with what each costs and holds. Prices, points and buttons of neighbours stand on common lines. */
export function Pricing({ items, note, ...words }: PricingBlock) {
  return (
    <Section {...words} block="pricing">
      <PlanList {...list} data-columns={Math.min(items.length, items.length === 4 ? 4 : 3)}>
        {items.map((plan) => (
          <li key={plan.name} data-recommended={plan.recommended ? '' : undefined}>
            <Plan plan={plan} />
          </li>
        ))}
      </PlanList>
      {note && <Note value={note} />}
      <SourceLine />
    </Section>
  );
}
