import { isFields } from '#kit/model';
import { inertDocument } from '../paste/inert-document.ts';
import type { CopiedEntry } from '../worker/protocol.ts';

const mark = 'data-copied-section';

/** A section as the clipboard holds it: its YAML for who writes text, and as HTML what another window of the Studio takes. */
export function clipboardOf(section: CopiedEntry, label: string): { html: string; text: string } {
  const element = document.createElement('p');
  element.textContent = label;
  element.setAttribute(mark, JSON.stringify(section));
  return { html: element.outerHTML, text: section.text ?? JSON.stringify(section.value, undefined, 2) };
}

/** The section that a clipboard holds; nothing where it holds something else. */
export function sectionIn(html: string): CopiedEntry | undefined {
  const written = html.includes(mark) && inertDocument(html).querySelector(`[${mark}]`)?.getAttribute(mark);
  return written ? entryIn(written) : undefined;
}

/** A section that was written down; nothing where that can't be read. */
export function entryIn(written: string): CopiedEntry | undefined {
  try {
    const data: unknown = JSON.parse(written);
    if (!isFields(data) || data['value'] === undefined) return undefined;
    return { value: data['value'], ...(typeof data['text'] === 'string' ? { text: data['text'] } : {}) };
  } catch {
    return undefined;
  }
}
