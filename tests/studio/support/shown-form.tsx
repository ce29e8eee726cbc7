import { fireEvent, render } from '@testing-library/react';
import { type ContentHost, FormPane, StudioProvider, type StudioStore } from '#studio';
import { formStore } from './form-store.ts';

// What jsdom has no part of.
HTMLElement.prototype.scrollIntoView ??= () => undefined;

/** Shows the form of a section, whose store holds what is written. */
export function show(section: unknown) {
  return showStore(formStore(section));
}

/** Shows the form of what is selected in a store. */
export function showStore<Store extends ReturnType<typeof formStore>>(store: Store): Store {
  const host = {} as ContentHost;
  render(
    <StudioProvider store={store as unknown as StudioStore} host={host}>
      <FormPane />
    </StudioProvider>,
  );
  return store;
}

/** Writes in a field, whichever element it is. */
export function write(field: Element, words: string): void {
  if (field instanceof HTMLTextAreaElement) fireEvent.change(field, { target: { value: words } });
  else {
    field.textContent = words;
    fireEvent.input(field);
  }
}

/** What a field shows. */
export const wordsOf = (field: Element) => (field instanceof HTMLTextAreaElement ? field.value : field.textContent);

/** The section as it is written. */
export const sectionOf = (store: { data: unknown }) =>
  (store.data as { sections: Record<string, unknown>[] }).sections[0];
