/* Generated from the block folders by `npm run generate`. */
import type { BlockRules } from '#engine';
import type { Section as SourceSection } from '../model/source-types.generated.ts';
import type { Section } from '../model/types.generated.ts';
import { rules as accordion } from './accordion/rules.ts';
import { rules as articles } from './articles/rules.ts';
import { rules as calculator } from './calculator/rules.ts';
import { rules as cardGrid } from './card-grid/rules.ts';
import { rules as events } from './events/rules.ts';
import { rules as gallery } from './gallery/rules.ts';
import { rules as hero } from './hero/rules.ts';
import { rules as logos } from './logos/rules.ts';
import { rules as openingHours } from './opening-hours/rules.ts';
import { rules as people } from './people/rules.ts';
import { rules as picture } from './picture/rules.ts';
import { rules as place } from './place/rules.ts';
import { rules as pricing } from './pricing/rules.ts';
import { rules as prose } from './prose/rules.ts';
import { rules as quote } from './quote/rules.ts';
import { rules as split } from './split/rules.ts';
import { rules as steps } from './steps/rules.ts';
import { rules as table } from './table/rules.ts';
import { rules as tabs } from './tabs/rules.ts';
import { rules as video } from './video/rules.ts';

/** The rules of each block, of the block as it is written and as it is compiled. */
export type BlocksRules = {
  readonly [Type in Section['type']]?: BlockRules<
    Extract<SourceSection, { type: Type }>,
    Extract<Section, { type: Type }>
  >;
};

export const blockRules: BlocksRules = {
  'accordion': accordion,
  'articles': articles,
  'calculator': calculator,
  'card-grid': cardGrid,
  'events': events,
  'gallery': gallery,
  'hero': hero,
  'logos': logos,
  'opening-hours': openingHours,
  'people': people,
  'picture': picture,
  'place': place,
  'pricing': pricing,
  'prose': prose,
  'quote': quote,
  'split': split,
  'steps': steps,
  'table': table,
  'tabs': tabs,
  'video': video,
};
