import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { specification } from '../specification/folders.ts';
import { runScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';

const events = `title: What happens here
description: All that happens in the coming weeks, with its days and times, and where it is.
sections:
  - { type: hero, heading: What happens }
  - type: events
    items:
      - title: A reading, by lamplight; free
        begins: 2030-03-02 19:30
        ends: 2030-03-02 21:00
        place: The reading room
        text: Three neighbours read from what **they** would take to an island that lies far out in the sea.
        link: /about
      - { title: Book sale, begins: 2030-03-18, ends: 2030-03-20 }
      - { title: Open day, begins: 2030-01-01 }
`;

let folder: string;
let pages: string;
const out = () => join(folder, 'dist');

async function build(at: string): Promise<void> {
  const { output } = await runScript('build', [
    ...['--pages', pages, '--public', specification.public, '--out', out(), '--at', at],
  ]);
  expect(output).toMatch(/^Built |\nBuilt /);
}

beforeAll(() => {
  folder = temporaryFolder();
  pages = writeSmallSite(folder, 1);
  writeFileSync(join(pages, 'whats-on.yaml'), events);
  const zone = /^zone: .*$/m.test(readFileSync(join(pages, '_site.yaml'), 'utf8'));
  edit(
    join(pages, '_site.yaml'),
    zone ? /^zone: .*$/m : /^labels:/m,
    zone ? 'zone: Europe/Berlin' : 'zone: Europe/Berlin\nlabels:',
  );
});
afterAll(() => removeFolder(folder));

it('events that are not over stand on their page and in a file for calendars, by the clocks of the place', async () => {
  await build('2030-01-02');
  const html = readFileSync(join(out(), 'whats-on/index.html'), 'utf8');
  expect(html).not.toContain('Open day');
  expect(html).toContain('href="/events.ics"');
  expect(html).toContain('"startDate":"2030-03-02T18:30:00.000Z"');
  const lines = readFileSync(join(out(), 'events.ics'), 'utf8').replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  for (const line of [
    'SUMMARY:A reading\\, by lamplight\\; free',
    'DTSTART:20300302T183000Z',
    'DTEND:20300302T200000Z',
    'DTSTART;VALUE=DATE:20300318',
    'DTEND;VALUE=DATE:20300321',
    'DESCRIPTION:Three neighbours read from what they would take to an island that lies far out in the sea.',
  ])
    expect(lines).toContain(line);
}, 180_000);

it('once all are over the page says so, and there is no such file', async () => {
  await build('2030-03-21');
  expect(readFileSync(join(out(), 'whats-on/index.html'), 'utf8')).toContain('Nothing is planned at the moment.');
  expect(existsSync(join(out(), 'events.ics'))).toBe(false);
}, 180_000);
