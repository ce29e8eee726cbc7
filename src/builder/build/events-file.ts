import { compilePage } from '#engine';
import { dayAfter } from '#engine/base';
import { type Occasion, plainText } from '#kit/model';
import { addressBelow, fileBelow, placedBelow } from '../base/below-path.ts';
import type { OutputFile } from '../render/output-file.ts';
import { folderOfPath, type SiteLayout } from '../render/site-layout.ts';
import type { OutlinedContent } from './page-plan.ts';

/** An event, and the path of the page that it stands on. */
type PlacedEvent = ReturnType<typeof eventsOf>[number];

/** All events of a language that are not over, as a file for calendars (iCalendar, RFC 5545); none where there are none. */
export function eventsFile(content: OutlinedContent, { folder, origin, base = '', site }: SiteLayout): OutputFile[] {
  const events = placedBelow(base, eventsOf(content, folder ?? ''));
  if (events.length === 0) return [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.organization)}//Events//EN`,
    `X-WR-CALNAME:${escaped(site.organization)}`,
    ...events.flatMap((event) => entry(event, addressBelow(base, event.page), origin)),
    'END:VCALENDAR',
  ];
  const text = lines.map((line) => `${folded(line)}\r\n`).join('');
  const path = folder === undefined ? 'events.ics' : `${folder}/events.ics`;
  return [{ path: fileBelow(base, path), content: text }];
}

function eventsOf({ files, site: { context }, outlines }: OutlinedContent, folder: string) {
  const folders = context.languages.flatMap((language) => (language.folder === '' ? [] : [language.folder]));
  const holders = files.pages.filter(({ file }) => outlines.get(file)?.blocks.includes('events'));
  const events = holders.flatMap((source) => {
    const { page } = compilePage(source, context);
    if (!page || folderOfPath(page.path, folders) !== folder) return [];
    return page.sections.flatMap((section) =>
      section.type === 'events' ? section.items.map((item) => ({ ...item, page: page.path })) : [],
    );
  });
  // A shared section stands on several pages: each of its events counts once.
  return [...new Map(events.map((event) => [`${event.title} ${event.begins.instant}`, event])).values()];
}

function entry({ title, begins, ends, place, text, link }: PlacedEvent, page: string, origin: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(title)}-${begins.day}@${new URL(origin).hostname}`,
    // The time of the build would make every build another one.
    `DTSTAMP:${stamp(begins)}`,
    `DTSTART${time(begins)}`,
    ...endOf(begins, ends),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(plainText(text))}`] : []),
    `URL:${new URL(link?.href ?? page, origin).href}`,
    'END:VEVENT',
  ];
}

/** The end: of whole days the day after the last one (RFC 5545, 3.6.1). Both are days, or both are times. */
function endOf(begins: Occasion, ends: Occasion | undefined): string[] {
  if (!ends) return [];
  if (begins.time === undefined) return [`DTEND;VALUE=DATE:${digits(dayAfter(ends.day))}`];
  if (ends.time !== undefined) return [`DTEND${time(ends)}`];
  return [];
}

function time(occasion: Occasion): string {
  return occasion.time === undefined ? `;VALUE=DATE:${digits(occasion.day)}` : `:${stamp(occasion)}`;
}

function stamp({ instant }: Occasion): string {
  return `${digits(instant.slice(0, 19))}Z`;
}

function digits(text: string): string {
  return text.replaceAll(/[-:]/g, '');
}

/** A text as a value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Lines are at most 75 bytes long; the next one begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}
