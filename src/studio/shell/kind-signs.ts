import type { Section } from '#kit/model';
import type { SignName } from './sign-lines.ts';

/** What stands for each kind of section where many of them are listed. */
const byType: Readonly<Record<string, SignName>> = {
  accordion: 'accordion',
  articles: 'articles',
  'bar-chart': 'bars',
  calculator: 'calculator',
  'call-to-action': 'call',
  'card-grid': 'cards',
  comparison: 'comparison',
  'contact-cards': 'letter',
  contents: 'contents',
  diagram: 'diagram',
  downloads: 'download',
  events: 'calendar',
  form: 'form',
  gallery: 'gallery',
  hero: 'top',
  logos: 'logos',
  'opening-hours': 'clock',
  people: 'people',
  picture: 'picture',
  place: 'pin',
  pricing: 'price',
  prose: 'text',
  quote: 'quote',
  split: 'split',
  'stat-ticker': 'ticker',
  stats: 'number',
  steps: 'steps',
  table: 'table',
  tabs: 'tabs',
  timeline: 'timeline',
  video: 'video',
} satisfies Partial<Record<Section['type'], SignName>>;

/** The sign of a kind of section; new kinds and those of a site's own share one until they have theirs. */
export function signOfKind(type: unknown): SignName {
  return byType[String(type)] ?? 'section';
}
