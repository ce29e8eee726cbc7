import { kindCalled, placeholder, viewWordLabels } from '#kit/model';
import type { Choices } from '../worker/protocol.ts';

/** A text as it is read: with what its figures say. */
export type Filled = (text: string) => string;

/** What figures and everything else that a text has filled in say. */
export type Figures = {
  isKnown: (name: string) => boolean;
  /** What stands for a figure, by its placeholder as it is written. */
  wordsOf: (written: string) => string;
  filled: Filled;
};

/** What texts of a file can have filled in, as its language says it. */
export function placeholdersIn(file: string, placeholders: Choices['placeholders']): Choices['placeholders'] {
  return placeholders.map(({ name, value, inFolders = [] }) => ({
    name,
    value: inFolders.find(({ folder }) => file.startsWith(folder))?.value ?? value,
  }));
}

/**
 * The figures that texts of a kind can hold. One that there is none of goes by its name: what is wrong with it, a message says.
 * Before it is known what there is (`isRead`), each does.
 */
export function figuresOf(placeholders: Choices['placeholders'], kind?: string, isRead = true): Figures {
  const words = (kindCalled(kind).words ?? []).map((name) => [name, viewWordLabels[name]] as const);
  const values = new Map([...placeholders.map(({ name, value }) => [name, value] as const), ...words]);
  const isKnown = (name: string) => name.startsWith('facts.') || (isRead && values.has(name));
  const wordsOf = (written: string) => {
    const name = written.slice(2, -2).trim();
    return values.get(name) ?? name.replace('facts.', '').replaceAll('_', ' ');
  };
  return {
    isKnown,
    wordsOf,
    filled: (text) =>
      text.replaceAll(placeholder, (whole, name: string) => (isKnown(name.trim()) ? wordsOf(whole) : whole)),
  };
}
