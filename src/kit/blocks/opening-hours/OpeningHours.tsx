import { createElement, useEffect } from 'react';
import { useSite } from '../../context/context.tsx';
import type { OpeningHoursBlock } from '../../model/types.generated.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Note } from '../../ui/Note.tsx';
import { Section } from '../../ui/Section.tsx';
import { dayWords, hoursWordsOf, weekdayWords } from './format.ts';
import { type Exception, weekdays } from './hours.ts';
import { defineOpenNow, type OpenNowData, openNow } from './open-now.ts';
import { HoursRoot } from './styles.ts';
import { type HoursWords, hoursWords } from './words.ts';

/** One sentence a line: the hours of a day. */
function Times({ hours, words }: { hours: string; words: HoursWords }) {
  const { language } = useSite();
  const isClosed = hours === 'closed';
  return (
    <td data-closed={isClosed || undefined}>
      {hoursWordsOf(hours, words, language).map((time) => (
        <span key={time}>{time} </span>
      ))}
    </td>
  );
}

type ExceptionRowProps = { exception: Exception; title: string | undefined; words: HoursWords };

function ExceptionRow({ exception: { begins, ends, hours }, title, words }: ExceptionRowProps) {
  const { language } = useSite();
  return (
    <tr data-from={begins} data-until={ends} suppressHydrationWarning>
      <th scope="row">
        {title && <span className="title">{title} </span>}
        <span>
          <time dateTime={begins}>{dayWords(begins, language)}</time>
          {ends !== begins && (
            <>
              {' – '}
              <time dateTime={ends}>{dayWords(ends, language)}</time>
            </>
          )}
        </span>
      </th>
      <Times hours={hours} words={words} />
    </tr>
  );
}

/**
 * When it is open: today's state where a script runs, the week, the days that are otherwise. What the element marks of it before
 * the app is there is no mismatch.
 */
export function OpeningHours({ week, exceptions = [], address, phone, note, ...head }: OpeningHoursBlock) {
  const site = useSite();
  const words = hoursWords(site);
  const { language } = site;
  const others = exceptions.map(({ title, begins, ends = begins, hours }) => ({
    title,
    exception: { begins: begins.day, ends: ends.day, hours },
  }));
  const data: OpenNowData = {
    week,
    exceptions: others.map(({ exception }) => exception),
    zone: site.zone ?? 'UTC',
    language,
    words,
  };
  useEffect(defineOpenNow, []);
  return (
    <Section {...head} block="opening-hours" layout="split">
      <HoursRoot>
        {createElement(openNow, { 'data-hours': JSON.stringify(data), suppressHydrationWarning: true })}
        <table>
          <tbody>
            {weekdays.map((day) => (
              <tr key={day} data-day={day} suppressHydrationWarning>
                <th scope="row">{weekdayWords(day, language)}</th>
                <Times hours={week[day]} words={words} />
              </tr>
            ))}
          </tbody>
        </table>
        {others.length > 0 && (
          <>
            <Heading>{words.exceptions}</Heading>
            <table>
              <tbody>
                {others.map((other) => (
                  <ExceptionRow key={other.exception.begins} {...other} words={words} />
                ))}
              </tbody>
            </table>
          </>
        )}
        {(address || phone) && (
          <address>
            {address && <span>{address}</span>}
            {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
          </address>
        )}
        {note && <Note value={note} />}
      </HoursRoot>
    </Section>
  );
}
