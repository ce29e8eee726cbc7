import { type Sections, withInner } from './inner-sections.ts';

/**
 * Sections as they stand, wherever that can be shown: for who changes them, and is told at the field what is wrong. Visitors get
 * nothing of them before.
 */
export function seenAsIs(sections: Sections): Sections {
  return sections.map((section) =>
    withInner(section.type === 'invalid' ? (section.asIs ?? section) : section, seenAsIs),
  );
}
