import type { PeopleBlock } from '../../model/types.generated.ts';
import { LinkedHeading } from '../../ui/LinkedHeading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { PeopleList, PortraitRoot } from './styles.ts';

type Person = PeopleBlock['items'][number];

function Portrait({ person: { image, picture } }: { person: Person }) {
  if (picture)
    return (
      <PortraitRoot>
        <Picture picture={picture} />
      </PortraitRoot>
    );
  return image && <img src={image.src} alt={image.alt} width={image.width} height={image.height} loading="lazy" />;
}

/** The people behind the organisation. A name leads to the person's profile, where there is one. */
export function People({ items, size = 'large', ...words }: PeopleBlock) {
  return (
    <Section {...words} block="people">
      <PeopleList data-size={size}>
        {items.map((person) => (
          <li key={person.name}>
            <article>
              <Portrait person={person} />
              <LinkedHeading link={person.link}>{person.name}</LinkedHeading>
              <p className="role">{person.role}</p>
              {person.bio && (
                <p className="bio">
                  <RichText value={person.bio} />
                </p>
              )}
            </article>
          </li>
        ))}
      </PeopleList>
    </Section>
  );
}
