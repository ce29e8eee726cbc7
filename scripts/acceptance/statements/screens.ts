import {
  all,
  button,
  either,
  entriesOf,
  holds,
  lists,
  onPage,
  type Statement,
  same,
  says,
  shows,
} from '../statement.ts';

const hub = ({ pages }: { pages: ReadonlyMap<string, unknown> }) =>
  [...pages.keys()].find((path) => path.endsWith('-health-hub')) ?? '/…-health-hub';

/** Section 2: what each screen shows. */
export const screenStatements: readonly Statement[] = [
  {
    quote:
      "Home: hero 'What If Healthcare Just... Worked?' with a 'Join the Movement' button that opens a contact dialog",
    differences: onPage('/', all(says('What If Healthcare Just... Worked?'), button('Join the Movement', 'dialog'))),
  },
  { quote: 'a scrolling ticker of four statistics', differences: onPage('/', lists(4, 'stat-ticker')) },
  {
    quote: 'sections on absurdity statistics',
    differences: onPage('/', all(shows('stats'), says('faxes', 'administration'))),
  },
  { quote: "a veteran patient's story", differences: onPage('/', says('veteran', 'the Army')) },
  {
    quote: "'This system fails everyone' (patients, providers, payers, employers)",
    differences: onPage('/', all(says('This system fails everyone'), lists(4, 'card-grid'))),
  },
  {
    quote: 'the January 2027 electronic prior-authorization mandate',
    differences: onPage('/', says('January 2027', 'prior authorization')),
  },
  {
    quote: "'There is a Better Way', a follow-up story and path forward (10 states by 2026, nationwide by 2030)",
    differences: onPage('/', says('There is a Better Way', '10 states', '2026', '2030')),
  },
  {
    quote:
      "'The Promise', and a four-card contact section (Join Pilot Program, Bring to Your State, Media Inquiries, General Inquiries)",
    differences: onPage(
      '/',
      all(
        says('The Promise', 'Join Pilot Program', 'Bring to Your State', 'Media Inquiries', 'General Inquiries'),
        lists(4, 'contact-cards'),
      ),
    ),
  },
  {
    quote: 'About: mission, vision, why different, principles, roadmap 2025 to 2030.',
    differences: onPage(
      '/about',
      all(shows('timeline'), says('mission', 'vision', 'different', 'principles', '2025', '2030')),
    ),
  },
  {
    quote: 'Roadmap items have status current, planned or vision (2025, 2026, 2030).',
    differences: onPage('/about', ({ blocks }) => {
      const items = blocks.flatMap((block) => (block.type === 'timeline' ? entriesOf(block, 'items') : []));
      return same(
        'The roadmap',
        items.map(({ when, status }) => [when, status]),
        [
          ['2025', 'current'],
          ['2026', 'planned'],
          ['2030', 'vision'],
        ],
      );
    }),
  },
  {
    quote:
      'Platform: four functions (Identity Resolution, Coverage Direct, Prior Authorization Enablement, Real-Time Claims)',
    differences: onPage(
      '/solutions',
      says('Identity Resolution', 'Coverage Direct', 'Prior Authorization Enablement', 'Real-Time Claims'),
    ),
  },
  { quote: 'and benefits per stakeholder.', differences: onPage('/solutions', lists(5, 'table', 'rows')) },
  {
    quote: 'Technology: hub diagram, comparison table, ten infrastructure features, contact cards.',
    differences: (site) =>
      onPage(hub(site), (page) => [
        ...['diagram', 'table', 'contact-cards']
          .filter((type) => !page.blocks.some((block) => block.type === type))
          .map((type) => `${page.path} has no ${type}.`),
        ...lists(10, 'card-grid')(page),
      ])(site),
  },
  {
    quote:
      "Stakeholder chooser ('I am a...'): cards linking to /patient-experience, /providers, /payers, /employers, /policymakers.",
    differences: onPage('/who-we-serve', (page) => [
      ...says('I am a...')(page),
      ...['/patient-experience', '/providers', '/payers', '/employers', '/policymakers']
        .filter((path) => !JSON.stringify(page.sections).includes(`"href":"${path}"`))
        .map((path) => `${page.path} has no card that leads to ${path}.`),
    ]),
  },
  {
    quote: 'Identity resolution, coverage direct, prior authorization (flow from 22 days to 30 seconds).',
    differences: onPage('/prior-authorization', says('22 days', '30 seconds')),
  },
  {
    quote: 'Real-time claims: hero, current-reality stats, four routing benefits',
    differences: onPage(
      '/real-time-claims',
      all(shows('hero', 'stats'), either(lists(4, 'card-grid'), lists(4, 'table', 'rows'))),
    ),
  },
  {
    quote: 'four-step flow (provider submits, route and enrich, payer adjudicates, instant response)',
    differences: onPage('/real-time-claims', lists(4, 'steps')),
  },
  {
    quote: 'stakeholder tabs (providers default, payers, patients), before/after comparison',
    differences: onPage('/real-time-claims', (page) => {
      const tabs = page.blocks.find((block) => block.type === 'tabs');
      const labels = tabs ? entriesOf(tabs, 'items').map(({ label }) => label) : [];
      const isAsSaid = labels.join() === 'Providers,Payers,Patients';
      return [
        ...(isAsSaid ? [] : [`${page.path} has the tabs ${labels.join(', ') || 'none'}.`]),
        ...shows('comparison')(page),
      ];
    }),
  },
  {
    quote: 'Governance: stakeholder councils (people and families, public and community health, providers, purchasers)',
    differences: onPage(
      '/governance',
      all(
        either(lists(4, 'card-grid'), lists(4, 'diagram', 'parties')),
        says('families', 'community health', 'providers', 'purchasers'),
      ),
    ),
  },
  {
    quote: 'state and community councils, commitments to patients, providers, purchasers and society.',
    differences: onPage(
      '/governance',
      says('State councils', 'Community councils', 'To patients', 'To providers', 'To purchasers', 'To society'),
    ),
  },
  {
    quote:
      'Team: seven leadership cards and ten board/advisor cards, each with an external profile link opening in a new tab.',
    differences: onPage(
      '/team',
      all(lists(7, 'people'), lists(10, 'people'), ({ blocks }) =>
        blocks
          .flatMap((block) => (block.type === 'people' ? entriesOf(block, 'items') : []))
          .filter(({ link }) => !JSON.stringify(link ?? '').includes('"external":true'))
          .map(({ name }) => `${name} has no profile elsewhere.`),
      ),
    ),
  },
  {
    quote:
      'Static content: team member (name, role, bio, image, linkedin); advisor (name, role, linkedin); news article (title, excerpt, date, readTime, category, featured); FAQ (question, answer).',
    differences: (site) => [
      ...onPage('/team', (page) => [
        ...holds('people', ['name', 'role', 'bio', 'image', 'link'])(page),
        ...holds('people', ['name', 'role', 'link'])(page),
      ])(site),
      ...onPage('/news', holds('articles', ['title', 'excerpt', 'date', 'readTime', 'category', 'featured']))(site),
      ...onPage('/faq', holds('accordion', ['question', 'answer']))(site),
    ],
  },
  {
    quote: 'Case studies: three stories (a patient, a $1B health system, a $10B health plan), ROI figures',
    differences: onPage('/case-studies', says('A patient', '$1B health system', '$10B health plan', 'ROI')),
  },
  {
    quote: "and a 'Download Full Case Study Pack' button that does nothing.",
    differences: onPage('/case-studies', button('Download Full Case Study Pack', 'none')),
  },
  {
    quote: "Patient experience: six feature cards and a 'Join Early Access' button that does nothing.",
    differences: onPage('/patient-experience', all(lists(6, 'card-grid'), button('Join Early Access', 'none'))),
  },
  {
    quote:
      'Providers: pain-point table, four solution steps, organization types, scale stats; some buttons have no action.',
    differences: onPage('/providers', (page) => [
      ...all(shows('table', 'stats'), says('organization type'), lists(4, 'steps'))(page),
      ...(page.blocks.some((block) => entriesOf(block, 'buttons').some((each) => isIdle(each['action'])))
        ? []
        : [`${page.path}: every button has an action.`]),
    ]),
  },
  {
    quote: 'A provider calculator exists whose result is computed but never shown.',
    differences: onPage('/providers', (page) => {
      const results = page.blocks.filter(({ type }) => type === 'calculator').map(({ result }) => result);
      return results.join() === 'hidden'
        ? []
        : [`${page.path}: the calculator’s result is ${results.join() || 'gone'}.`];
    }),
  },
  {
    quote: "Payers: hero, four infrastructure solutions, 'we provide / you maintain' lists, stats.",
    differences: onPage(
      '/payers',
      all(
        shows('hero', 'stats'),
        says('we provide', 'you maintain'),
        either(lists(4, 'card-grid'), lists(4, 'table', 'rows')),
      ),
    ),
  },
  {
    quote: 'Policymakers: hero, savings calculator, six problem cards, 12-month timeline, contact modal.',
    differences: onPage(
      '/policymakers',
      all(
        shows('hero', 'calculator'),
        lists(6, 'card-grid'),
        lists(3, 'timeline'),
        says('12 months'),
        button('Request a State Briefing', 'dialog'),
      ),
    ),
  },
  {
    quote: 'Employers: lost-productivity messaging and two questions to ask.',
    differences: onPage('/employers', all(says('lost productivity', 'two questions'), lists(2, 'card-grid'))),
  },
  {
    quote: 'FAQ: eight accordion questions (one open at a time, an open one can be collapsed)',
    differences: onPage('/faq', lists(8, 'accordion')),
  },
  {
    quote: 'reasons to choose the network, three contact mailboxes ({email}).',
    differences: onPage('/faq', (page) => [
      ...says('reasons to choose the network')(page),
      ...same(
        'The number of mailboxes',
        Math.max(...page.blocks.map((block) => new Set(JSON.stringify(block).match(/mailto:[^"]+/g)).size)),
        3,
      ),
    ]),
  },
  {
    quote: 'News: static article list with category filter buttons that do nothing.',
    differences: onPage('/news', (page) => {
      const filters = page.blocks.filter(({ type }) => type === 'articles').map((block) => block['filters']);
      return filters.join() === 'inert' ? [] : [`${page.path}: the filters are ${filters.join() || 'gone'}.`];
    }),
  },
  {
    quote: 'Contact: four inquiry cards, each opening a modal form.',
    differences: onPage('/contact', lists(4, 'contact-cards')),
  },
];

function isIdle(action: unknown): boolean {
  return typeof action === 'object' && action !== null && 'kind' in action && action.kind === 'none';
}
