import type { NamedTests } from '../support/named-tests.ts';

/** What of the specification the code decides: a quote of it, and the tests that show it. */
export type ShownBy = { quote: string; tests: readonly NamedTests[] };

const test = (file: string, ...titles: string[]): NamedTests => ({ file: `tests/${file}.test.ts`, titles });
const contact = (...titles: string[]) => test('e2e/contact', ...titles);
const dialog = (...titles: string[]) => test('e2e/contact-dialog', ...titles);
const menus = (...titles: string[]) => test('e2e/menus', ...titles);
const shell = (...titles: string[]) => test('e2e/shell', ...titles);
const notFound = (...titles: string[]) => test('e2e/not-found', ...titles);
const looseEnds = (...titles: string[]) => test('e2e/loose-ends', ...titles);
const blocks = (...titles: string[]) => test('e2e/blocks', ...titles);
const policy = test(
  'e2e/trust-policy',
  'hinders nothing on %s, whatever is used, and only the contact form sends anything',
);
const documents = (...titles: string[]) => test('e2e/documents', ...titles);
const unit = (file: string, ...titles: string[]): NamedTests => ({ file: `src/kit/${file}`, titles });
const form = (...titles: string[]) => unit('contact/contact.test.tsx', ...titles);

const sentForms = contact(
  'arrives from %s, and leaves nothing behind',
  'the policymakers’ form calls nobody, and says so after 1.5 seconds',
);
const failedForms = contact('on %s, form %s');
const questions = blocks('open one at a time, and can be collapsed');
const missingPage = notFound('an unknown address answers 404, says so, logs the path and leads home');
const everyPage = documents('says everything before any script');

/** Each with the tests that show it, in the order of the specification. */
export const shownBy: readonly ShownBy[] = [
  { quote: 'The site presents the network and invites visitors to make contact.', tests: [everyPage, sentForms] },
  { quote: 'All visitors are anonymous.', tests: [policy] },
  { quote: 'The only interactive feature that reaches a server is the contact form.', tests: [policy] },
  { quote: 'Marketing content is static.', tests: [everyPage] },
  {
    quote: 'Every route change scrolls the page to the top.',
    tests: [
      test(
        'e2e/navigation',
        'a link shows the other page at its top, with its title, the focus on it, and says so',
        'back and forward begin at the top too',
      ),
    ],
  },
  {
    quote: 'and a link back to home; the missing path is logged to the console.',
    tests: [missingPage, notFound('a missing path is logged each time it is shown, Back included')],
  },
  {
    quote: 'The shell has a header, a footer and a main area with top padding.',
    tests: [test('access/routes', 'and its landmarks once'), shell('main has room at its top, below the header')],
  },
  {
    quote: 'The default theme is dark and the system theme is not followed.',
    tests: [test('e2e/theme', 'is dark at first, whatever a %s system prefers')],
  },
  { quote: 'Navigation: logo links to /.', tests: [menus('the logo leads home')] },
  {
    quote: 'The active item is highlighted when the path matches.',
    tests: [menus('the item of the page that is open is marked'), shell('the area of each page is marked there')],
  },
  {
    quote:
      'Below the medium breakpoint the menu collapses into a toggle listing all items and closes when a link is chosen.',
    tests: [menus('one button opens a list of everything, which closes when a link is chosen')],
  },
  {
    quote: 'a scrolling ticker',
    tests: [blocks('moves at once, and stands still at the press of its button')],
  },
  { quote: ', each opening a contact form.', tests: [sentForms] },
  {
    quote: 'each with an external profile link opening in a new tab.',
    tests: [documents('opens what is elsewhere in a new tab, and says so')],
  },
  { quote: 'button that does nothing.', tests: [looseEnds('%s: the button %s does nothing, and says so')] },
  {
    quote: 'A provider calculator exists whose result is computed but never shown.',
    tests: [looseEnds('the providers’ calculator shows nothing of what it computes')],
  },
  { quote: '(one open at a time, an open one can be collapsed)', tests: [questions] },
  {
    quote: 'category filter buttons that do nothing.',
    tests: [looseEnds('the categories of the news choose nothing, and say so')],
  },
  { quote: 'each opening a modal form.', tests: [sentForms] },
  {
    quote: 'Contact message: name, email, organization, phone, inquiryType, message.',
    tests: [unit('contact/send.test.ts', 'calls the function with the six fields, the key and the signals'), sentForms],
  },
  {
    quote:
      'Contact dialog or modal: closed to open by a card button or state-briefing button; on the contact page the selected inquiry type is remembered.',
    tests: [sentForms],
  },
  {
    quote: 'Open to closed on Cancel or successful send.',
    tests: [
      form(
        'is closed by its buttons, and by going to another page',
        'sends once, is cleared and closed, and says so',
        'survives closing, for its own kind of inquiry',
        'is deleted at once by Cancel, as the dialog says',
      ),
    ],
  },
  {
    quote: "While sending, the submit button is disabled and reads 'Sending...'.",
    tests: [contact('the policymakers’ form calls nobody, and says so after 1.5 seconds')],
  },
  { quote: 'On success the form is cleared and the modal closes.', tests: [sentForms] },
  { quote: 'On failure the form stays open.', tests: [failedForms] },
  { quote: 'FAQ: one item open at a time; collapsible.', tests: [questions] },
  {
    quote: 'Claims page tabs: providers (default), payers, patients.',
    tests: [blocks('begin with the providers and change by a press')],
  },
  {
    quote: 'Dropdown menus and mobile menu open and close.',
    tests: [
      menus(
        'a menu opens by mouse, one at a time, and closes by Escape',
        'one button opens a list of everything, which closes when a link is chosen',
      ),
    ],
  },
  {
    quote:
      'Full Name, Email and Message required (browser-level); Email uses the email input type; Organization and Phone optional; Phone uses the tel type.',
    tests: [
      form('asks for what is specified, checked by the browser itself'),
      dialog('required fields and the e-mail are checked as browsers do'),
    ],
  },
  {
    quote: 'No length limits or custom messages.',
    tests: [
      form(
        'asks for what is specified, checked by the browser itself',
        'names a text that is too long beside its field, and sends nothing',
      ),
    ],
  },
  {
    quote: 'Calculator number inputs accept numeric text; empty or non-numeric values count as 0.',
    tests: [
      blocks('reads numbers as people write them, and says so where it can’t'),
      unit(
        'blocks/calculator/calculator.test.tsx',
        'counts empty and non-numeric text as 0, and shows neither NaN nor Infinity',
        'reads %s as what it is, and shows what it was read as',
      ),
    ],
  },
  { quote: 'No login and no roles. All pages are public.', tests: [everyPage, policy] },
  {
    quote:
      "Contact submit (home dialog, home cards, contact page): invoke backend function 'send-contact-email' with body fields name, email, organization, phone, inquiryType, message.",
    tests: [sentForms, unit('contact/send.test.ts', 'calls the function with the six fields, the key and the signals')],
  },
  {
    quote:
      'On the contact page inquiryType is the selected key (pilot, state, media, general); on the home dialog it is the label text.',
    tests: [sentForms],
  },
  {
    quote: 'The response is read for an error only; its shape is not shown.',
    tests: [failedForms, contact('an answer of success that names no error is one, whatever else it says')],
  },
  {
    quote: 'Policymaker page submit: no network call; waits 1.5 seconds then reports success.',
    tests: [contact('the policymakers’ form calls nobody, and says so after 1.5 seconds')],
  },
  {
    quote:
      'The data client is created with a public anonymous client key and keeps its session in local storage with automatic refresh.',
    tests: [
      unit(
        'contact/client.test.ts',
        'calls the project that the site names, with its key',
        'keeps its session in local storage, and refreshes it by itself',
      ),
    ],
  },
  { quote: 'Contact failure, home dialog | destructive toast', tests: [failedForms] },
  {
    quote: 'Contact failure, cards and contact page | toast',
    tests: [
      failedForms,
      contact(
        'the server refuses a message of blanks: the toast of the catalogue, a summary, and the words at the field',
      ),
    ],
  },
  { quote: 'Contact success | toast', tests: [sentForms] },
  { quote: 'Policymaker success | toast', tests: [sentForms] },
  { quote: 'Unknown route | 404 page', tests: [missingPage] },
  {
    quote: 'Simulated send delay: 1.5 s.',
    tests: [contact('the policymakers’ form calls nobody, and says so after 1.5 seconds')],
  },
  { quote: 'Mobile menu below the medium breakpoint.', tests: [menus('it ends at 768 pixels')] },
  {
    quote: "Theme preference stored under key 'theme'; default dark.",
    tests: [test('e2e/theme', 'changes by its button, and stays over pages and visits')],
  },
  {
    quote: 'Toasts: default duration 4000 ms, at most 3 visible.',
    tests: [
      dialog(
        'go by themselves after 4 seconds, motion %s, and wait while hovered',
        'are three at most, and stay when the dialog is closed',
      ),
    ],
  },
  {
    quote:
      'Button variants: default, destructive, outline, outline-on-dark, secondary, ghost, link, hero, outline-hero; sizes default, sm, lg, xl, icon.',
    tests: [test('specification/coverage', 'the variants and sizes of a button are those that are specified')],
  },
  {
    quote: "shown as '$X.XB' with one decimal, only when above 0",
    tests: [
      blocks(
        'shows savings only above 0, in billions with one decimal',
        'groups large amounts, and shows the least savings that are above 0',
      ),
    ],
  },
  {
    quote: 'Provider calculator (output unused):',
    tests: [
      unit(
        'blocks/calculator/evaluate.test.ts',
        'computes what a provider saves in a year, the denial rate being entered in percent',
      ),
    ],
  },
];

/** What asks nothing of the site: what the specification says of itself, or that it leaves something open. */
export const asksNothing: readonly string[] = [
  'This document covers the whole product.',
  'Screens:',
  'Exact paths of the About, Platform, Technology and these three pages among the routes above are not shown.',
  'No stored product data entities are shown.',
  'No data statuses are shown.',
  'Audience categories are marketing segments only.',
  'Server behaviour is not shown.',
  'Which tables or other functions the product uses is not shown.',
  '| Situation | Message |',
];
