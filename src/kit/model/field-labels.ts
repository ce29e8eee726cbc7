import { choiceLabels, colorLabels, fieldLabels } from './field-labels.generated.ts';
import { capital, singular } from './names.ts';
import type { Schema } from './schema.ts';

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

/** What one entry of a list, or of a group of names, is called: as its schema says (`noun`), or one of what its name says. */
export function nounOf(name: string, schema: Schema | undefined): string {
  return schema?.noun ?? (name === 'items' || name === '' ? 'entry' : singular(spaced(name)));
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

/**
 * What an entry of a list of choices is called: `lg` is "Large". Its schema says it (`choices`) where its name says too little; where
 * that is not at hand, as in a message, the first schema that has something to say of it.
 */
export function optionLabel(value: unknown, schema?: Schema): string {
  return (schema ? schema.choices : choiceLabels)?.[String(value)] ?? choiceLabel(value);
}
