import type { ContactForm } from '#kit/model';
import type { ReadSite } from '../site.ts';
import { type Statement, same } from '../statement.ts';

/** The form of a name, wherever a page opens it; its differences, or one where no page does. */
function ofForm(name: string, look: (form: ContactForm) => string[]): (site: ReadSite) => string[] {
  return ({ pages }) => {
    const form = [...pages.values()].map(({ forms }) => forms[name]).find((each) => each !== undefined);
    return form ? look(form) : [`No page opens the form “${name}”.`];
  };
}

/** Sections 3, 5, 7 and 8: the fields, inquiry types and messages of the forms. */
export const formStatements: readonly Statement[] = [
  {
    quote:
      "Inquiry types (keys on the contact page): pilot = 'Join Pilot Program', state = 'Bring to Your State', media = 'Media Inquiries', general = 'General Inquiries'",
    differences: ({ site }) =>
      same('The inquiry types', site.inquiryTypes, {
        pilot: 'Join Pilot Program',
        state: 'Bring to Your State',
        media: 'Media Inquiries',
        general: 'General Inquiries',
      }),
  },
  {
    quote: "The home dialog's inquiryType defaults to 'Join the Movement'",
    differences: ofForm('movement', (form) => same('The inquiry type', form.inquiryType, 'Join the Movement')),
  },
  {
    quote: "the policymaker form's defaults to 'Bring to Your State'",
    differences: ofForm('briefing', (form) => same('The inquiry type', form.inquiryType, 'Bring to Your State')),
  },
  {
    quote: "While sending, the submit button is disabled and reads 'Sending...'.",
    differences: ofForm('movement', (form) => same('The words while sending', form.sending, 'Sending...')),
  },
  {
    quote: 'Contact and policymaker forms: Full Name, Email and Message required (browser-level)',
    differences: ({ site: { fields } }) =>
      same(
        'The labels',
        [fields.name.label, fields.email.label, fields.message.label],
        ['Full Name', 'Email', 'Message'],
      ),
  },
  {
    quote: "Placeholders: 'Your full name', an example e-mail, 'Your organization', an example phone number.",
    differences: ({ site: { fields } }) =>
      same(
        'The placeholders',
        [fields.name.placeholder, fields.organization.placeholder],
        ['Your full name', 'Your organization'],
      ),
  },
  {
    quote: 'Policymaker page submit: no network call; waits 1.5 seconds then reports success.',
    differences: ofForm('briefing', (form) => same('How it is sent', form.send, 'simulated')),
  },
  {
    quote:
      "Contact failure, home dialog | destructive toast 'Error sending message' / 'Please try again or contact us directly at {email}'",
    differences: ofForm('movement', ({ failure }) => [
      ...same('The failure’s title', failure.title, 'Error sending message'),
      ...same('Its style', failure.style, 'destructive'),
      ...(/^Please try again or contact us directly at \S+@\S+$/.test(failure.text)
        ? []
        : [`It says “${failure.text}”.`]),
    ]),
  },
  {
    quote:
      "Contact failure, cards and contact page | toast 'Failed to send message' / 'Please try again or contact us directly.'",
    differences: ofForm('inquiry', ({ failure }) => [
      ...same('The failure’s title', failure.title, 'Failed to send message'),
      ...same('Its text', failure.text, 'Please try again or contact us directly.'),
    ]),
  },
  {
    quote: "Contact success | toast 'Message sent successfully!' / 'We'll get back to you within 24 hours.'",
    differences: ofForm('inquiry', ({ success }) => [
      ...same('The success’s title', success.title, 'Message sent successfully!'),
      ...same('Its text', success.text, "We'll get back to you within 24 hours."),
    ]),
  },
  {
    quote:
      "Policymaker success | toast 'Message sent successfully!' with a 24-hour reply promise to the entered e-mail",
    differences: ofForm('briefing', ({ success }) =>
      /\(\(form\.email\)\).*24 hours/.test(success.text) ? [] : [`It says “${success.text}”.`],
    ),
  },
  {
    quote: "Policymaker failure | toast 'Error sending message' (practically unreachable)",
    differences: ofForm('briefing', ({ failure }) =>
      same('The failure’s title', failure.title, 'Error sending message'),
    ),
  },
];
