import { pdf } from '../../contact/support/sent-files.ts';

/** A question as somebody makes it in the Studio: what is asked for by the words there, and what visitors read. */
export type Asked = {
  kind: string;
  words: string;
  isRequired?: true;
  choices?: readonly string[];
  /** The condition, as the Studio lists it: the question and the choice. */
  when?: string;
  limits?: { 'At least'?: string; 'At most'?: string };
};

/** A form, how it is filled in by the words of its questions, and the answers that arrive, in their order. */
export type MadeForm = {
  title: string;
  questions: readonly Asked[];
  fill: Readonly<Record<string, string>>;
  arrives: readonly (readonly [question: string, answer: string])[];
};

const email: Asked = { kind: 'email', words: 'Email', isRequired: true };
const name: Asked = { kind: 'name', words: 'Your name', isRequired: true };
const text = (words: string): Asked => ({ kind: 'text', words });
const long = (words: string): Asked => ({ kind: 'long text', words, isRequired: true });
const choice = (words: string, choices: readonly string[]): Asked => ({
  kind: 'choice',
  words,
  choices,
  isRequired: true,
});
const several = (words: string, choices: readonly string[]): Asked => ({ kind: 'several', words, choices });
const agreed = (words: string): Asked => ({ kind: 'consent', words, isRequired: true });
const number = (words: string, least: string, most: string): Asked => ({
  kind: 'number',
  words,
  isRequired: true,
  limits: { 'At least': least, 'At most': most },
});

const address = 'ada@example.org';
const person = { Email: address, 'Your name': 'Ada Example' };
const said: MadeForm['arrives'] = [
  ['Email', address],
  ['Your name', 'Ada Example'],
];
/** A day that is still to come, whenever the test runs. */
const soon = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);

/** What is chosen for a file. */
export const letter = { name: 'curriculum.pdf', mimeType: 'application/pdf', buffer: pdf(20_000) };

/** Ten forms as real sites have them. */
export const tenForms: readonly MadeForm[] = [
  {
    title: 'Make an appointment',
    questions: [
      email,
      name,
      {
        kind: 'date',
        words: 'Which day?',
        isRequired: true,
        limits: { 'At least': 'today', 'At most': 'today + 6 months' },
      },
      choice('When on that day?', ['In the morning', 'In the afternoon']),
    ],
    fill: { ...person, 'Which day?': soon, 'In the morning': 'tick' },
    arrives: [...said, ['Which day?', soon], ['When on that day?', 'In the morning']],
  },
  {
    title: 'Come to the summer party',
    questions: [
      { kind: 'note', words: 'There are 60 places; 12 are left.' },
      email,
      name,
      number('How many come?', '1', '12'),
      several('Who brings what?', ['A cake', 'A salad']),
    ],
    fill: { ...person, 'How many come?': '3', 'A salad': 'tick' },
    arrives: [...said, ['How many come?', '3'], ['Who brings what?', 'A salad']],
  },
  {
    title: 'Order honey',
    questions: [
      email,
      name,
      { kind: 'address', words: 'Where do we send it?', isRequired: true },
      number('How many jars?', '1', '24'),
      choice('Which honey?', ['Lime tree', 'Heather']),
    ],
    fill: { ...person, 'Where do we send it?': 'School Road 1', 'How many jars?': '4', Heather: 'tick' },
    arrives: [...said, ['Where do we send it?', 'School Road 1'], ['How many jars?', '4'], ['Which honey?', 'Heather']],
  },
  {
    title: 'How was it?',
    questions: [
      choice('Would you come again?', ['Yes, gladly', 'Rather not']),
      { ...long('What went wrong?'), when: 'Would you come again?: Rather not' },
      { kind: 'email', words: 'Email' },
    ],
    fill: { 'Rather not': 'tick', 'What went wrong?': 'It rained.', Email: address },
    arrives: [
      ['Would you come again?', 'Rather not'],
      ['What went wrong?', 'It rained.'],
      ['Email', address],
    ],
  },
  {
    title: 'Apply for a job',
    questions: [
      email,
      name,
      { kind: 'file', words: 'Your curriculum', isRequired: true },
      { kind: 'phone', words: 'Telephone' },
    ],
    fill: { ...person, 'Your curriculum': 'file', Telephone: '020 7946 0018' },
    arrives: [...said, ['Your curriculum', 'curriculum.pdf'], ['Telephone', '020 7946 0018']],
  },
  {
    title: 'Complain',
    questions: [email, { kind: 'date', words: 'When was it?', limits: { 'At most': 'today' } }, long('What happened?')],
    fill: { Email: address, 'When was it?': '2026-05-02', 'What happened?': 'The door was locked.' },
    arrives: [
      ['Email', address],
      ['When was it?', '2026-05-02'],
      ['What happened?', 'The door was locked.'],
    ],
  },
  {
    title: 'Get our newsletter',
    questions: [email, agreed('I agree that my address is kept until I say otherwise.')],
    fill: { Email: address, 'I agree that my address is kept until I say otherwise.': 'tick' },
    arrives: [
      ['Email', address],
      ['I agree that my address is kept until I say otherwise.', 'Yes'],
    ],
  },
  {
    title: 'Pledge a donation',
    questions: [
      email,
      name,
      number('How much, in pounds?', '5', '10000'),
      choice('How often?', ['Once', 'Each month']),
    ],
    fill: { ...person, 'How much, in pounds?': '12.50', 'Each month': 'tick' },
    arrives: [...said, ['How much, in pounds?', '12.5'], ['How often?', 'Each month']],
  },
  {
    title: 'Visit us with a class',
    questions: [
      email,
      { kind: 'organization', words: 'Which school?', isRequired: true },
      choice('Who comes?', ['A class', 'Teachers alone']),
      { ...number('How many pupils?', '1', '60'), when: 'Who comes?: A class' },
    ],
    fill: { Email: address, 'Which school?': 'Dock School', 'A class': 'tick', 'How many pupils?': '28' },
    arrives: [
      ['Email', address],
      ['Which school?', 'Dock School'],
      ['Who comes?', 'A class'],
      ['How many pupils?', '28'],
    ],
  },
  {
    title: 'Ask for your data',
    questions: [
      email,
      name,
      choice('What do you want?', ['To see it', 'To have it deleted']),
      text('Anything that helps us find it'),
    ],
    fill: { ...person, 'To have it deleted': 'tick', 'Anything that helps us find it': 'I wrote in May.' },
    arrives: [
      ...said,
      ['What do you want?', 'To have it deleted'],
      ['Anything that helps us find it', 'I wrote in May.'],
    ],
  },
];
