import { colorLabels, fieldLabels } from './field-labels.generated.ts';
import { capital } from './names.ts';

/** What a colour of a theme is called. */
export function colorLabel(name: string): string {
  return colorLabels[name] ?? labelOf(name);
}

/**
 * What a field is called by people, in forms, messages and reports of changes: `linkLabel` is "Words of the link", `caption` is
 * "Caption".
 */
export function labelOf(name: string): string {
  return ownLabel(name) ?? capital(spaced(name));
}

/** The label that the schemas give most fields of a name; nothing for a name that says it by itself, or that is nobody's. */
export function ownLabel(name: string): string | undefined {
  return Object.hasOwn(fieldLabels, name) ? fieldLabels[name] : undefined;
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
