import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteSource, ThemeSource } from '#kit/model';
import { projectRoot } from '../../base/project-root.ts';
import { UsageError } from '../../base/usage-error.ts';
import { loadSharp } from '../../pictures/load-sharp.ts';
import { brandColors } from './brand.ts';
import {
  beginnings,
  contentFiles,
  edited,
  inLanguages,
  languagesOf,
  type SiteFiles,
  textIn,
} from './template-files.ts';

/** What the content of a new site is made from: a beginning, a name and what stands for it in addresses, languages and a colour of its own. */
export type ContentWishes = {
  template: string;
  name: string;
  slug: string;
  languages: readonly string[] | undefined;
  colour: string | undefined;
};

/**
 * The content of a template under another name, in its languages and colour. Nothing of the builder's own site is in it. Throws UsageError
 * where there is no such beginning, or it can't be had so.
 */
export async function siteContent(wishes: ContentWishes): Promise<SiteFiles> {
  const { template, name, slug, languages, colour } = wishes;
  const beginning = beginnings[template];
  if (!beginning) {
    const all = Object.entries(beginnings).map(([known, { words }]) => `  ${known.padEnd(8)}  ${words}`);
    throw new UsageError([`There is no beginning \`${template}\`. There are:`, ...all].join('\n'));
  }
  const whole = contentFiles(join(projectRoot, beginning.folder));
  const spoken = inLanguages(whole, languages ?? languagesOf(whole).slice(0, 1));
  const { mailboxes = {} } = parse(textIn(spoken, 'pages/_site.yaml')) as Pick<SiteSource, 'mailboxes'>;
  const host = `${slug}.example`;
  const named = edited(spoken, 'pages/_site.yaml', [
    ['set', ['product', 'name'], name],
    ['set', ['product', 'slug'], slug],
    ['set', ['organization', 'name'], name],
    ['set', ['url'], `https://${host}`],
    ...Object.entries(mailboxes).map(
      ([box, address]) => ['set', ['mailboxes', box], address.replace(/@.*/, `@${host}`)] as const,
    ),
  ]);
  return colour === undefined ? named : coloured(named, colour);
}

/** A site in another colour: its theme and its icons. The neutrals are those of the empty beginning, which go with any. */
async function coloured(files: SiteFiles, asked: string): Promise<SiteFiles> {
  const brand = asked.toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(brand))
    throw new UsageError(`\`${asked}\` is no colour. Write it as six hexadecimal digits, such as \`#1f5fbf\`.`);
  const neutral = contentFiles(join(projectRoot, beginnings['empty']?.folder ?? ''));
  const { colors = {} } = parse(textIn(neutral, 'pages/_theme.yaml')) as ThemeSource;
  const themed = edited(files, 'pages/_theme.yaml', [['set', ['colors'], brandColors(colors, brand)]]);
  const own = (parse(textIn(files, 'pages/_theme.yaml')) as ThemeSource).colors?.light?.accent ?? '';
  const accent = (parse(textIn(themed, 'pages/_theme.yaml')) as ThemeSource).colors?.light?.accent ?? brand;
  const mark = String(themed.get('public/favicon.svg')).replaceAll(own, accent);
  const sharp = await loadSharp();
  const icon = (size: number) =>
    sharp(Buffer.from(mark), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
  return new Map([
    ...themed,
    ['public/favicon.svg', Buffer.from(mark)],
    ['public/apple-touch-icon.png', await icon(180)],
    ['public/icon-192.png', await icon(192)],
    ['public/icon-512.png', await icon(512)],
  ]);
}
