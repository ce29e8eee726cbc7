import type { ReadSite } from '../site.ts';
import { onPage, type Statement, same, says } from '../statement.ts';

const routes = [
  ...['/', '/about', '/solutions', '/who-we-serve', '/identity-resolution', '/eligibility-coverage'],
  ...['/prior-authorization', '/real-time-claims', '/governance', '/team', '/case-studies', '/patient-experience'],
  ...['/providers', '/payers', '/policymakers', '/employers', '/faq', '/news', '/contact'],
];

/** The hub's route has the product's name in it. */
const isHub = (path: string) => /^\/[\w-]+-health-hub$/.test(path);

function menu({ site }: ReadSite) {
  return site.navigation.map((item) => ({
    label: item.label,
    links: 'items' in item && item.items ? item.items.map(({ label }) => label) : [],
  }));
}

/** The pages on which an item of the menu is lit. */
function areaOf({ link, items = [], covers = [] }: ReadSite['site']['navigation'][number]): string[] {
  return [...(link ? [link] : []), ...items.map((item) => item.link), ...covers].map(({ href }) => href);
}

function missingFromMenu(site: ReadSite, label: string, links: string[]): string[] {
  const item = menu(site).find((each) => each.label === label);
  if (!item) return [`The menu has no “${label}”.`];
  return links.filter((link) => !item.links.includes(link)).map((link) => `The menu “${label}” has no “${link}”.`);
}

/** Section 2: routes, navigation and footer. */
export const routeStatements: readonly Statement[] = [
  {
    quote:
      'Routes: / ; /about ; /solutions ; /{product}-health-hub ; /who-we-serve ; /identity-resolution ; /eligibility-coverage ; /prior-authorization ; /real-time-claims ; /governance ; /team ; /case-studies ; /patient-experience ; /providers ; /payers ; /policymakers ; /employers ; /faq ; /news ; /contact.',
    differences: ({ pages }) => [
      ...[...routes, '/…-health-hub']
        .filter((path) => (path.includes('…') ? ![...pages.keys()].some(isHub) : !pages.has(path)))
        .map((path) => `There is no page ${path}.`),
      ...[...pages.keys()]
        .filter((path) => !routes.includes(path) && !isHub(path))
        .map((path) => `There is another page, ${path}.`),
    ],
  },
  {
    quote: 'No route has parameters.',
    differences: ({ pages }) =>
      [...pages.keys()].filter((path) => !/^[\w/-]+$/.test(path)).map((path) => `${path} is no plain path.`),
  },
  {
    quote: "Any other path shows a 404 page with the text 'Oops! Page not found' and a link back to home",
    differences: ({ site }) => same('The 404 page’s heading', site.notFound.heading, 'Oops! Page not found'),
  },
  {
    quote:
      'Services presented: health hub, identity resolution, eligibility and coverage (Coverage Direct), prior authorization enablement, real-time claims.',
    differences: (site) => [
      ...missingFromMenu(site, 'Services', [
        ...['Health Hub', 'Identity Resolution', 'Eligibility and Coverage', 'Prior Authorization'],
        'Real-Time Claims',
      ]),
      ...onPage('/eligibility-coverage', says('Coverage Direct'))(site),
      ...onPage('/prior-authorization', says('Prior authorization enablement'))(site),
    ],
  },
  {
    quote: 'Top items: The Hub; Services (dropdown of the five services)',
    differences: (site) => [
      ...same(
        'The top of the menu',
        menu(site).map(({ label }) => label),
        ['The Hub', 'Services', 'Who We Serve', 'About', 'Contact'],
      ),
      ...same('The number of services', menu(site).find(({ label }) => label === 'Services')?.links.length, 5),
    ],
  },
  {
    quote: 'Who We Serve (dropdown: patients, providers, payers, employers, states)',
    differences: (site) =>
      missingFromMenu(site, 'Who We Serve', ['Patients', 'Providers', 'Payers', 'Employers', 'States']),
  },
  {
    quote: 'The active item is highlighted when the path matches.',
    differences: ({ site, pages }) => {
      const lit = (path: string) =>
        site.navigation.filter((item) => areaOf(item).includes(path)).map(({ label }) => label);
      const hub = [...pages.keys()].find(isHub) ?? '';
      return [
        ...same('What is lit on the page of the hub', lit(hub), ['The Hub', 'Services']),
        ...['/case-studies', '/news', '/faq'].flatMap((path) => same(`What is lit on ${path}`, lit(path), [])),
        ...['/about', '/governance', '/team'].flatMap((path) => same(`What is lit on ${path}`, lit(path), ['About'])),
      ];
    },
  },
  {
    quote: 'About (dropdown: About Us, Governance, Team); Contact.',
    differences: (site) => missingFromMenu(site, 'About', ['About Us', 'Governance', 'Team']),
  },
  {
    quote: 'Footer: four columns (About, Services, Who We Serve, Get Involved with a Contact link)',
    differences: ({ site }) => [
      ...same(
        'The foot’s columns',
        site.footer.columns.map(({ title }) => title),
        ['About', 'Services', 'Who We Serve', 'Get Involved'],
      ),
      ...(site.footer.columns.at(-1)?.links.some(({ label }) => label === 'Contact')
        ? []
        : ['The last column of the foot has no “Contact”.']),
    ],
  },
  {
    quote: 'and a copyright line for 2025',
    differences: ({ site }) =>
      site.footer.copyright.includes('2025') ? [] : [`The copyright line is “${site.footer.copyright}”.`],
  },
];
