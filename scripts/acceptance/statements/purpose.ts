import { onPage, type Statement, same, says } from '../statement.ts';

/** The preamble and section 1: what the product is, and for whom. */
export const purposeStatements: readonly Statement[] = [
  {
    quote:
      'The product is a public marketing website for a public-benefit organisation that runs a shared health-data network.',
    differences: (site) => [
      ...onPage('/', says('shared health-data network'))(site),
      ...onPage('/about', says('public-benefit organization'))(site),
    ],
  },
  {
    quote:
      'The network routes eligibility, prior authorization and claims between providers, payers and patients in real time.',
    differences: onPage(
      '/faq',
      says('routes eligibility, prior authorization and claims between providers, payers and patients in real time'),
    ),
  },
  {
    quote:
      'Audiences: patients (free access), providers, payers, employers, state policymakers, media and prospective pilot participants.',
    differences: (site) => [
      ...onPage('/patient-experience', says('free'))(site),
      ...['/providers', '/payers', '/employers', '/policymakers'].flatMap((path) => onPage(path, () => [])(site)),
      ...same(
        'What media and pilots ask for',
        ['media', 'pilot'].filter((type) => type in site.site.inquiryTypes),
        ['media', 'pilot'],
      ),
    ],
  },
];
