import { entriesOf, onPage, type Statement, same } from '../statement.ts';

/** The marketing figures of section 9: as they are quoted there, and as the site writes them. */
const figures: readonly (readonly [quote: string, ...figures: string[]])[] = [
  ['Marketing figures: 9 billion faxes', '9 billion'],
  ['$1.5 trillion admin spend', '$1.5 trillion'],
  ['16 hours a week', '16 hours'],
  ['22 days vs 30 seconds', '22 days', '30 seconds'],
  ['$35 vs $0.50 per authorization (98.5% reduction)', '$35', '$0.50', '98.5%'],
  ['68 million lives', '68 million'],
  ['99.93% success', '99.93%'],
  ['99.97% match rate', '99.97%'],
  ['queries under 100 ms', '100 ms'],
  ['approvals under 5 seconds', '5 seconds'],
  ['27 hours staff time', '27 hours'],
  ['30-45 days adjudication', '30-45 days'],
  ['20% first-pass denials', '20%'],
  ['60% faster processing', '60%'],
  ['13-23x ROI', '13-23x'],
  ['provider savings $3.36-$5.75 per claim', '$3.36-$5.75'],
  ['payer savings $0.57-$1.65 per claim', '$0.57-$1.65'],
  ['electronic prior authorization mandate January 2027', 'January 2027'],
  ['10 states by 2026', '10 states', '2026'],
  ['nationwide by 2030', '2030'],
  ['Reply promise: within 24 hours.', '24 hours'],
  ['Copyright year: 2025.', '2025'],
];

function ofCalculator(id: string, formulas: Record<string, string>): Statement['differences'] {
  return ({ pages }) => {
    const calculators = [...pages.values()].flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'calculator'));
    const results = calculators.filter((block) => block['id'] === id).flatMap((block) => block['results']);
    const known = JSON.stringify(results);
    if (results.length === 0) return [`There is no calculator “${id}”.`];
    return Object.entries(formulas)
      .filter(([, part]) => !known.includes(part))
      .map(([what]) => `The calculator “${id}” computes ${what} otherwise.`);
  };
}

const number = (value: number) => `{"kind":"number","value":${value}}`;
const named = (name: string) => `{"kind":"name","name":"${name}"}`;
const sum = (one: string, other: string) =>
  `{"kind":"binary","operator":"+","left":${named(one)},"right":${named(other)}}`;

/** Section 9: figures and formulas. */
export const figureStatements: readonly Statement[] = [
  ...figures.map(
    ([quote, ...values]): Statement => ({
      quote,
      differences: ({ pages, facts, site }) => {
        const everything = [...pages.values()].map(({ words }) => words).join('\n') + site.footer.copyright;
        return values.flatMap((value) => [
          ...([...facts.values()].includes(value) ? [] : [`_facts.yaml has no ${value}.`]),
          ...(everything.includes(value) ? [] : [`No page says ${value}.`]),
        ]);
      },
    }),
  ),
  {
    quote:
      'Policymaker savings: total budget = economy + employee health; admin waste = 30% of total; potential savings = 12.5% of waste',
    differences: ofCalculator('savings', {
      'the total': sum('economy', 'employeeHealth'),
      'admin waste': number(0.3),
      'potential savings': number(0.125),
    }),
  },
  {
    quote: "shown as '$X.XB' with one decimal, only when above 0",
    differences: ofCalculator('savings', {
      'its format': '"prefix":"$","suffix":"B","decimals":1',
      'when it is shown': `"showWhen":{"kind":"binary","operator":">","left":${named('savings')},"right":${number(0)}}`,
    }),
  },
  {
    quote:
      'Provider calculator (output unused): coverage savings = 4.5 per claim volume; denial savings = volume × denial rate × 0.18 × 350; staff hours = providers × 16 × 4; total annual = (coverage + denial) × 12.',
    differences: ofCalculator('calculator', {
      'coverage savings': number(4.5),
      'denial savings': number(0.18),
      'the cost of a denial': number(350),
      'the hours of a week': number(16),
      'the total of a year': `${sum('coverageSavings', 'denialSavings')},"right":${number(12)}`,
    }),
  },
  {
    quote: "Provider calculator inputs: orgType, providers, claimVolume, denialRate (default '20').",
    differences: ({ pages }) => {
      const block = pages.get('/providers')?.blocks.find(({ type }) => type === 'calculator');
      const inputs = block ? entriesOf(block, 'inputs') : [];
      return [
        ...same(
          'The names of the inputs',
          inputs.map(({ name }) => name),
          ['orgType', 'providers', 'claimVolume', 'denialRate'],
        ),
        ...same(
          'What the denial rate begins with',
          inputs.find(({ name }) => name === 'denialRate')?.['default'],
          '20',
        ),
      ];
    },
  },
  {
    quote:
      'Policymaker calculator inputs: total state healthcare economy in $B, state employee health in $B, plus resident impact and hospitals sustained counts.',
    differences: onPage('/policymakers', ({ blocks }) => {
      const inputs = blocks.flatMap((block) => (block.type === 'calculator' ? entriesOf(block, 'inputs') : []));
      return same(
        'What the calculator asks for',
        inputs.map(({ label, unit }) => [label, unit]),
        [
          ['Total state healthcare economy', '$ billion'],
          ['State employee health', '$ billion'],
          ['Resident impact', 'residents'],
          ['Hospitals sustained', 'hospitals'],
        ],
      );
    }),
  },
  {
    quote: 'Timeline: months 1-3 stakeholder engagement, 4-9 pilot, 10-12 full deployment.',
    differences: ({ pages }) => {
      const words = pages.get('/policymakers')?.words ?? '';
      return ['Months 1-3', 'Months 4-9', 'Months 10-12']
        .filter((months) => !words.includes(months))
        .map((months) => `/policymakers does not say “${months}”.`);
    },
  },
];
