import type { Diagnostic } from '#kit/model';

/** What the state of a site is told by, in the order in which it is told. */
export const topics = {
  mistakes: 'Mistakes, which keep pages from visitors',
  likely: 'Likely mistakes',
  elsewhere: 'Links to other sites',
  due: 'To be looked at again',
  translations: 'Translations behind',
  samples: 'Sample texts',
  loose: 'Loose ends',
  pictures: 'Pictures',
  own: 'The site’s own checks',
  others: 'Other notes',
} as const;

export type Topic = keyof typeof topics;

/** The topics in the order in which they are told. */
export const topicOrder: readonly Topic[] = Object.keys(topics).filter((name): name is Topic => name in topics);

/** Notes by their codes, or by the groups that their codes begin with. */
const byCode: Readonly<Record<string, Topic>> = {
  'link/gone': 'elsewhere',
  'link/moved': 'elsewhere',
  'link/certificate': 'elsewhere',
  'link/unreachable': 'elsewhere',
  'fact/review': 'due',
  'page/review': 'due',
  'page/checked': 'due',
  'shown/over': 'due',
  'text/sample': 'samples',
  'button/no-action': 'loose',
  'form/simulated': 'loose',
  'filter/inert': 'loose',
  'result/hidden': 'loose',
  'field/no-effect': 'loose',
  'block/half-empty': 'loose',
  'contents/empty': 'loose',
  'articles/none': 'loose',
  'fact/unused': 'loose',
  'shared/unused': 'loose',
  'route/unlinked': 'loose',
  'file/stray': 'loose',
  'settled/over': 'loose',
};
const byGroup: Readonly<Record<string, Topic>> = {
  translation: 'translations',
  language: 'translations',
  picture: 'pictures',
  image: 'pictures',
  media: 'pictures',
  own: 'own',
};

/** What a diagnostic is about, for who looks at the state of the whole site. */
export function topicOf({ code, severity }: Pick<Diagnostic, 'code' | 'severity'>): Topic {
  if (severity === 'error') return 'mistakes';
  const topic = byCode[code] ?? byGroup[code.slice(0, code.indexOf('/'))];
  return topic ?? (severity === 'warning' ? 'likely' : 'others');
}
