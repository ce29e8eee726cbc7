import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Section } from '../model/types.generated.ts';
import { Accordion } from './accordion/Accordion.tsx';
import { Articles } from './articles/Articles.tsx';
import { BarChart } from './bar-chart/BarChart.tsx';
import { Calculator } from './calculator/Calculator.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { CardGrid } from './card-grid/CardGrid.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import { ContactCards } from './contact-cards/ContactCards.tsx';
import { Contents } from './contents/Contents.tsx';
import { Diagram } from './diagram/Diagram.tsx';
import { Downloads } from './downloads/Downloads.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Hero } from './hero/Hero.tsx';
import { Logos } from './logos/Logos.tsx';
import { People } from './people/People.tsx';
import { Picture } from './picture/Picture.tsx';
import { Pricing } from './pricing/Pricing.tsx';
import { Prose } from './prose/Prose.tsx';
import { Quote } from './quote/Quote.tsx';
import { Split } from './split/Split.tsx';
import { StatTicker } from './stat-ticker/StatTicker.tsx';
import { Stats } from './stats/Stats.tsx';
import { Steps } from './steps/Steps.tsx';
import { Table } from './table/Table.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Video } from './video/Video.tsx';

export type BlockType = Section['type'];
export type BlockOf<Type extends BlockType> = Extract<Section, { type: Type }>;

/** The only list of blocks. A missing, extra or swapped entry does not compile. */
export const registry: { readonly [Type in BlockType]: ComponentType<BlockOf<Type>> } = {
  accordion: Accordion,
  articles: Articles,
  'bar-chart': BarChart,
  calculator: Calculator,
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  comparison: Comparison,
  'contact-cards': ContactCards,
  contents: Contents,
  diagram: Diagram,
  downloads: Downloads,
  gallery: Gallery,
  hero: Hero,
  logos: Logos,
  people: People,
  picture: Picture,
  pricing: Pricing,
  prose: Prose,
  quote: Quote,
  split: Split,
  'stat-ticker': StatTicker,
  stats: Stats,
  steps: Steps,
  table: Table,
  tabs: Tabs,
  timeline: Timeline,
  video: Video,
};

/** The block as an element: its `type` chooses the component, all its fields are the props. */
export function renderBlock<Type extends BlockType>(block: BlockOf<Type> & { type: Type }): ReactNode {
  return createElement<BlockOf<Type>>(registry[block.type], block);
}
