import { capital } from './names.ts';

/** Names of fields that say too little, or too much of how a page is written. */
const labels: Readonly<Record<string, string>> = {
  id: 'Short name for links',
  image: 'Picture',
  items: 'Entries',
  eyebrow: 'Words above the heading',
  hidden: 'Hidden from visitors',
  from: 'Shown from',
  until: 'Shown until',
  alt: 'What the picture shows',
  focus: 'What stays in sight',
  decorative: 'It only decorates',
  dark: 'In the dark theme',
  file: 'Picture',
  linkLabel: 'Words of the link',
  placeholder: 'Example in the empty field',
  readTime: 'Reading time',
  showWhen: 'Shown when',
  inquiryType: 'Kind of inquiry',
  by: 'Who says it',
  variant: 'Look',
  path: 'Address',
  navigation: 'Menu',
  footer: 'Footer',
  product: 'Name of the product',
  organization: 'Who runs the site',
  slug: 'Name in addresses',
  socialImage: 'Picture where a page is shared',
  icons: 'Signs in the browser and on phones',
  url: 'Public address of the site',
  zone: 'Time zone',
  contactPage: 'Page with the contact form',
  inquiryTypes: 'Kinds of inquiry',
  fields: 'Words of the contact form',
  privacy: 'What happens to a message',
  notFound: 'When there is no such page',
  notSent: 'When a message could not be kept',
  labels: 'Small words',
  redirects: 'Old addresses',
  feed: 'News feed',
  colors: 'Colours',
  light: 'In the light theme',
  bold: 'In bold sections of the dark theme',
  sm: 'Corners of fields and small things',
  md: 'Corners of cards and pictures',
  full: 'Corners of buttons and badges',
  family: 'Name of the letters',
  default: 'At first',
  'on-accent': 'Words on the accent',
  'on-signal': 'Words on the signal',
  'on-danger': 'Words on the ground of alarms',
  danger: 'Words of alarms',
  'danger-fill': 'Ground of alarms',
  surface: 'Ground of tinted sections',
  raised: 'Ground of cards and fields',
  line: 'Dividing lines',
  border: 'Edges of fields',
  muted: 'Words that stand back',
  font: 'Letters',
  radius: 'Round corners',
  translated: 'State that was translated',
};

/** What colours are called, where other things go by the same name. */
const colors: Readonly<Record<string, string>> = {
  page: 'Ground of the page',
  text: 'Words',
  accent: 'Accent: links and buttons',
  signal: 'Signal: badges',
  focus: 'Frame around what has the keyboard',
};

/** What a colour of a theme is called. */
export function colorLabel(name: string): string {
  return colors[name] ?? labelOf(name);
}

/**
 * What a field is called by people, in forms, messages and reports of changes: `linkLabel` is "Words of the link", `caption` is
 * "Caption".
 */
export function labelOf(name: string): string {
  return ownLabel(name) ?? capital(spaced(name));
}

/** The label that the table has; nothing for a name that says it by itself, or that is nobody's. */
export function ownLabel(name: string): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}

/** The words of a name: `linkLabel` is "link label". */
export function spaced(name: string): string {
  return name
    .replaceAll(/(?=[A-Z])|[-_]/g, ' ')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What a choice is called: `outline-on-dark` is "Outline on dark". */
export function choiceLabel(value: unknown): string {
  return capital(String(value).replaceAll('-', ' '));
}

/** Choices whose name in the text says too little, or is a word of programmers. */
const choices: Readonly<Record<string, string>> = {
  // Buttons
  default: 'Usual',
  hero: 'Bright, for what is wanted most',
  'outline-hero': 'Bright outline',
  secondary: 'Tinted',
  ghost: 'Words alone',
  link: 'As a link',
  destructive: 'As an alarm',
  sm: 'Small',
  lg: 'Large',
  xl: 'Very large',
  icon: 'As small as a sign',
  // What only a block asks
  working: 'Visitors can choose a category',
  inert: 'Shown, without effect',
  yes: 'A tick',
  no: 'A cross',
  dot: 'A dot',
  color: 'As they are',
  ink: 'In the colour of the words',
  page: 'As wide as the page',
  text: 'As wide as the text',
  current: 'Happening now',
  function: 'To the mailbox',
  simulated: 'Nowhere: it only looks as if',
};

/** What an entry of a list of choices is called: `lg` is "Large". */
export function optionLabel(value: unknown): string {
  return choices[String(value)] ?? choiceLabel(value);
}
