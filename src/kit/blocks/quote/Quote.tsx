import type { QuoteBlock } from '../../model/types.generated.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { QuoteList } from './styles.ts';

type Item = QuoteBlock['items'][number];

function Quotation({ text, by, role, picture, link }: Item) {
  return (
    <figure>
      <blockquote>
        <p>
          <RichText value={text} />
        </p>
      </blockquote>
      <figcaption>
        {picture && <Picture picture={picture} />}
        <div>
          <p>{link ? <SmartLink link={link}>{by}</SmartLink> : by}</p>
          {role && <p className="role">{role}</p>}
        </div>
      </figcaption>
    </figure>
  );
}

/** What people have said: one set large, several beside each other. */
export function Quote({ items, ...words }: QuoteBlock) {
  return (
    <Section {...words} block="quote">
      <QuoteList>
        {items.map((item, index) => (
          <li key={index}>
            <Quotation {...item} />
          </li>
        ))}
      </QuoteList>
    </Section>
  );
}
