import { expect, it } from 'vitest';
import { createPipeline } from '#studio/worker';
import { checker, pageText, twoLanguages } from '../../../tests/languages/support/two-languages.ts';

const plans = (price: string, text = 'For one boat.') => `  - type: card-grid
    heading: Plans
    items:
      - title: The small service
        text: It costs ${price}.
      - title: The large service
        text: ${text}
`;
const before = pageText('About', plans('£40'));
const after = pageText(
  'About us',
  `  - { type: prose, paragraphs: Now in the harbour. }\n${plans('£45', 'For up to three boats.')}`,
);

/** A pipeline on a site whose page was translated when it said `before`, and says `now`; with the translation's text. */
async function translated(now: string) {
  const pipeline = createPipeline(checker);
  const without = twoLanguages({ pages: { about: before, 'es/about': '' } });
  await pipeline.open({ ...without, pages: without.pages.filter(({ file }) => file !== 'pages/es/about.yaml') });
  const plan = await pipeline.plan({ kind: 'translate', path: '/about', language: 'es' });
  if ('refused' in plan) throw new Error(plan.refused);
  await pipeline.replace(new Map(plan.changes.map((change) => [change.file, change.after])));
  await pipeline.replace(new Map([['pages/about.yaml', now]]));
  return pipeline;
}

const file = 'pages/es/about.yaml';

it('tells what the original says otherwise since, in words, and where that stands in the translation', async () => {
  const pipeline = await translated(after);
  const behind = await pipeline.behind(file, [after, before, pageText('About')]);
  expect(behind?.original).toBe('pages/about.yaml');
  expect(behind?.changes).toEqual([
    { sentence: 'The title changed from “About of a small site” to “About us of a small site”', path: ['title'] },
    {
      sentence: 'The description changed from “About is a page …” to “About us is a page …”',
      path: ['description'],
    },
    { sentence: 'The heading changed from “About” to “About us”', path: ['sections', 0, 'heading'] },
    { sentence: 'Section 2 (Text) was added after the top of the page', path: ['sections'] },
    {
      sentence: 'The text of “The small service” changed from “It costs £40.” to “It costs £45.”',
      path: ['sections', 1, 'items', 0, 'text'],
    },
    {
      sentence: 'The text of “The large service” changed from “For one boat.” to “For up to three boats.”',
      path: ['sections', 1, 'items', 1, 'text'],
    },
  ]);
});

it('of opening hours tells which day has others now, and what the translation takes over', async () => {
  const week = 'monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .map((day) => `${day}: 10:00-18:00`);
  const page = (days: readonly string[]) =>
    pageText('About', `  - { type: opening-hours, heading: Hours, week: { ${days.join(', ')} } }\n`);
  const then = page(week);
  const now = page(week.with(1, 'tuesday: 9:30-18:00')).replace('heading: Hours', 'heading: When we are there');
  const own = then.replace('heading: Hours', 'heading: Horario');
  const pipeline = createPipeline(checker);
  const site = (text: string) => `${text}\nzone: Europe/London\n`;
  await pipeline.open(twoLanguages({ site, pages: { about: then, 'es/about': own } }));
  const plan = await pipeline.plan({ kind: 'translated', file });
  if ('refused' in plan) throw new Error(plan.refused);
  await pipeline.replace(
    new Map([...plan.changes.map((one) => [one.file, one.after] as const), ['pages/about.yaml', now]]),
  );
  expect((await pipeline.behind(file, [then]))?.changes).toEqual([
    {
      sentence: 'Section “Hours” is called “When we are there” now',
      path: ['sections', 1],
    },
    {
      sentence: 'Tuesday changed from 10:00-18:00 to 9:30-18:00',
      path: ['sections', 1, 'week', 'tuesday'],
      taken: [{ path: ['sections', 1, 'week', 'tuesday'], from: '10:00-18:00', to: '9:30-18:00' }],
    },
  ]);
});

it('of an original whose state then nobody kept it tells that; of one that says the same, nothing', async () => {
  expect(await (await translated(after)).behind(file, [after])).toEqual({
    original: 'pages/about.yaml',
    changes: undefined,
  });
  expect(await (await translated(`# A note.\n${before}`)).behind(file, [before])).toBeUndefined();
  expect(await (await translated(after)).behind('pages/about.yaml', [before])).toBeUndefined();
});

it('once it is settled, nothing is told any more', async () => {
  const pipeline = await translated(after);
  const plan = await pipeline.plan({ kind: 'translated', file });
  if ('refused' in plan) throw new Error(plan.refused);
  expect(plan.changes.map((change) => change.file)).toEqual([file]);
  await pipeline.replace(new Map(plan.changes.map((change) => [change.file, change.after])));
  expect(await pipeline.behind(file, [after, before])).toBeUndefined();
});

it('of figures tells what the original said when they were translated, by itself; of what says nothing of that, that it is so', async () => {
  const pipeline = createPipeline(checker);
  const figures = (price: string, large = 'a hundred') =>
    [
      ['small_service', price],
      ['large', large],
    ]
      .map(([name, value]) => `${name}: { value: ${value}, meaning: A, source: B, checked: 2026-01-01 }\n`)
      .join('');
  const own = 'small_service: { value: 40 libras, translated: £40 }\nlarge: { value: cien }\n';
  await pipeline.open(
    twoLanguages({ facts: figures('£45'), overlays: { es: { _site: 'labels: {}\n', _facts: own } } }),
  );
  const facts = 'pages/es/_facts.yaml';
  expect(await pipeline.behind(facts, [])).toEqual({
    original: 'pages/_facts.yaml',
    changes: [
      {
        sentence: 'The figure “small service” changed from “£40” to “£45”',
        path: ['small_service', 'value'],
        figure: 'small_service',
      },
    ],
  });
  const settle = async (figure?: string) => {
    const plan = await pipeline.plan({ kind: 'translated', file: facts, ...(figure === undefined ? {} : { figure }) });
    if ('refused' in plan) throw new Error(plan.refused);
    await pipeline.replace(new Map(plan.changes.map((change) => [change.file, change.after])));
  };
  await settle('small_service');
  expect(await pipeline.behind(facts, [])).toEqual({
    original: 'pages/_facts.yaml',
    isUnmarked: true,
    changes: undefined,
  });
  await settle();
  expect(await pipeline.behind(facts, [])).toBeUndefined();
});

it('of shared sections tells it as of pages', async () => {
  const pipeline = createPipeline(checker);
  const [old, now] = ['£40', '£45'].map((price) => `sections:\n${plans(price)}`);
  const own = 'pages/es/_shared/plans.yaml';
  const words = { _site: 'labels: {}\n', '_shared/plans': old ?? '' };
  await pipeline.open(twoLanguages({ shared: { plans: old ?? '' }, overlays: { es: words } }));
  expect(await pipeline.behind(own, [])).toMatchObject({ isUnmarked: true });
  const plan = await pipeline.plan({ kind: 'translated', file: own });
  if ('refused' in plan) throw new Error(plan.refused);
  await pipeline.replace(new Map(plan.changes.map((change) => [change.file, change.after])));
  expect(await pipeline.behind(own, [])).toBeUndefined();
  await pipeline.replace(new Map([['pages/_shared/plans.yaml', now]]));
  expect(await pipeline.behind(own, [old ?? ''])).toEqual({
    original: 'pages/_shared/plans.yaml',
    mark: expect.any(String),
    changes: [
      {
        sentence: 'The text of “The small service” changed from “It costs £40.” to “It costs £45.”',
        path: ['sections', 0, 'items', 0, 'text'],
      },
    ],
  });
});

it('tells it in sentences where a label is more than a name, or a value says nothing to people', async () => {
  const pipeline = createPipeline(checker);
  const [old, now] = ['A boat', 'A boat in the harbour\n      crop: 0% 0% 78% 76%'].map((alt) =>
    pageText('About', `  - type: picture\n    picture:\n      file: boat.jpg\n      alt: ${alt}\n`),
  );
  await pipeline.open(twoLanguages({ pages: { about: old ?? '', 'es/about': old ?? '' } }));
  const plan = await pipeline.plan({ kind: 'translated', file });
  if ('refused' in plan) throw new Error(plan.refused);
  await pipeline.replace(new Map(plan.changes.map((change) => [change.file, change.after])));
  await pipeline.replace(new Map([['pages/about.yaml', now]]));
  const told = await pipeline.behind(file, [old ?? '']);
  expect(told?.changes?.map(({ sentence }) => sentence)).toEqual([
    'What the picture shows changed from “A boat” to “A boat in the harbour”',
    'Section 2 (Picture), picture: another part of the picture is shown now',
  ]);
});
