import { useSite } from '../../context/context.tsx';
import type { EventsBlock } from '../../model/types.generated.ts';
import { LinkedHeading } from '../../ui/LinkedHeading.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { EventList } from './styles.ts';
import { dayAndMonth, whenWords } from './when.ts';
import { eventWords } from './words.ts';

type EventData = EventsBlock['items'][number];

function EventItem({ event: { title, begins, ends, place, text, link } }: { event: EventData }) {
  const { language } = useSite();
  const { day, month } = dayAndMonth(begins.day, language);
  return (
    <article>
      <p className="day" aria-hidden="true">
        {day} <span>{month}</span>
      </p>
      <div>
        <LinkedHeading link={link}>{title}</LinkedHeading>
        <p className="when">
          <time dateTime={begins.time ? begins.instant : begins.day}>{whenWords(begins, ends, language)}</time>
          {place && <span> · {place}</span>}
        </p>
        {text && (
          <p>
            <RichText value={text} />
          </p>
        )}
      </div>
    </article>
  );
}

/** What happens on days of its own, the next one first, and the file with all of it for calendars. */
export function Events({ items, ...words }: EventsBlock) {
  const site = useSite();
  const { calendar, none } = eventWords(site);
  const { home = '/' } = site;
  const inOrder = [...items].sort((one, other) => one.begins.instant.localeCompare(other.begins.instant));
  return (
    <Section {...words} block="events">
      <EventList>
        {inOrder.length === 0 && <p>{none}</p>}
        <ul>
          {inOrder.map((event) => (
            <li key={`${event.title} ${event.begins.instant}`}>
              <EventItem event={event} />
            </li>
          ))}
        </ul>
        {inOrder.length > 0 && (
          <a href={`${home === '/' ? '' : home}/events.ics`} download>
            {calendar}
          </a>
        )}
      </EventList>
    </Section>
  );
}
