import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#builder/base';
import { translatedWritten } from '#builder/change';
import { edit } from '../../support/content.ts';
import { wordDocuments } from '../documents/word.ts';
import { type State, unfold } from './studio-states.ts';
import type { StudioUser } from './studio-user.ts';
import { writeWorkshop } from './workshop-site.ts';

const answers = join(projectRoot, 'node_modules/.cache/links/answers.json');

/** Lets a link of the workshop be one that has led nowhere for days, as `npm run links` keeps that. Returns what makes it as it was. */
export function tellBrokenLink(): () => void {
  const before = existsSync(answers) ? readFileSync(answers) : undefined;
  mkdirSync(dirname(answers), { recursive: true });
  const told = { 'https://profiles.sample.example/ada-holm': { what: 'gone', since: '2026-05-01' } };
  writeFileSync(answers, JSON.stringify({ told }));
  return () => (before === undefined ? rmSync(answers, { force: true }) : writeFileSync(answers, before));
}

/**
 * Lets the workshop be a site that has been there for years: in two languages, of which the other is behind in a page and a figure, with
 * a section that several pages show, and one that nobody has looked at for long. Returns its pages.
 */
export function writeUpkeep(folder: string): string {
  const pages = writeWorkshop(folder);
  edit(join(pages, '_site.yaml'), /^language: en$/m, '$&\nlanguages: [en, es]');
  const prices = join(pages, 'prices.yaml');
  edit(prices, '    heading: What it costs', '    review: 2020-01\n    heading: What it costs');
  writeFileSync(prices, `${readFileSync(prices, 'utf8')}  - { type: shared, name: hours }\n`);
  mkdirSync(join(pages, '_shared'));
  mkdirSync(join(pages, 'es'), { recursive: true });
  writeFileSync(
    join(pages, '_shared/hours.yaml'),
    'sections:\n  - { type: prose, heading: When we are there, paragraphs: On any morning. }\n',
  );
  writeFileSync(join(pages, 'es/_site.yaml'), 'labels: { menu: Menú }\n');
  writeFileSync(join(pages, 'es/_facts.yaml'), 'boat_time: { value: 2 semanas, translated: 2 weeks }\n');
  const workshop = readFileSync(join(pages, 'workshop.yaml'), 'utf8');
  const spanish = workshop
    .replace(/^title: .*$/m, 'title: Un taller de barcos')
    .replace('We mend bots of wood', 'Reparamos barcos');
  writeFileSync(join(pages, 'es/workshop.yaml'), spanish);
  translatedWritten(['es/workshop.yaml'], { folder: pages, isDryRun: false });
  return pages;
}

const note = ({ page }: StudioUser) => page.getByRole('region', { name: 'What the original says now' });

/** Goes to the page in another language. */
async function inLanguage(user: StudioUser, language: string): Promise<void> {
  const menu = user.button(/^Language of the page/);
  await menu.click();
  await user.button(new RegExp(`^${language}`)).click();
  await user.button(`Language of the page: ${language}`).waitFor();
}

async function closed(user: StudioUser): Promise<void> {
  await user.press('Escape');
  await user.page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** What the workshop of years asks to be looked at, with its page open; each goes back to that. */
export const upkeep: readonly State[] = [
  {
    name: 'window: All there is to look at',
    enter: async (user) => {
      await user.button(/ to look at$/).click();
      await user.page.getByText('Links to other sites (').waitFor();
    },
    leave: closed,
  },
  {
    name: 'a link that leads nowhere',
    enter: async (user) => {
      await user.row(/Who works here/).click();
      await unfold(user);
      await user.page.locator('#studio-form [data-severity]').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'a translation that is behind',
    enter: async (user) => {
      await user.row(/We mend/).click();
      await user.field(/^Heading/).fill('We mend boats of wood');
      await user.page.getByText('Not saved yet').waitFor();
      await inLanguage(user, 'Spanish');
      await note(user).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'a figure that is behind',
    enter: async (user) => {
      await user.page.locator('summary', { hasText: 'On every page' }).click();
      const outline = user.page.getByRole('complementary', { name: 'Pages and sections' });
      await outline.getByRole('button', { name: 'Figures', exact: true }).click();
      await note(user).getByRole('listitem').first().waitFor();
    },
    leave: async (user) => {
      await inLanguage(user, 'English');
      await user.undo();
    },
  },
  {
    name: 'a section that is due',
    enter: async (user) => {
      await user.open('Prices of the workshop');
      await user.row(/What it costs/).click();
      await unfold(user);
      await user.page.locator('#studio-form [data-severity]').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'a place of what several pages show',
    enter: (user) => user.row(/When we are there/).click(),
  },
  {
    name: 'what several pages show',
    enter: async (user) => {
      const form = user.page.locator('#studio-form');
      await form.getByRole('button', { name: 'Change it everywhere' }).click();
      await form.getByRole('button', { name: /^Text/ }).click();
      await user.field('Heading').waitFor();
    },
    leave: (user) => user.open('A workshop for boats'),
  },
  {
    name: 'window: A document that becomes a page',
    enter: async (user) => {
      await user.page.locator('summary', { hasText: 'Page' }).first().click();
      await user.button(/^New page, rename/).click();
      await user.button('New page').first().click();
      const window = user.page.getByRole('dialog', { name: 'A new page' });
      await window.getByRole('radio', { name: 'A document' }).check();
      const buffer = Buffer.from(wordDocuments['pictures with and without words, twice the same, of no use'] ?? []);
      const file = { name: 'harbour.docx', mimeType: 'application/octet-stream', buffer };
      await window.getByLabel('Which document').setInputFiles(file);
      await window.getByText('It has been read.').waitFor();
    },
    leave: closed,
  },
];
