import type { ComponentProps } from 'react';
import { useSite } from '../context/context.tsx';
import { searchLabels } from '../model/search/search-labels.ts';
import { ButtonRoot } from '../ui/Button.styles.ts';
import { SearchFormRoot } from './search.styles.ts';

type SearchFormProps = {
  field?: Omit<ComponentProps<'input'>, 'aria-labelledby'> & { 'aria-labelledby'?: string };
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** The field of the search: it leads to the page that searches with what was typed. It isn't there where no script runs. */
export function SearchForm({ field, onSubmit }: SearchFormProps) {
  const site = useSite();
  const { search } = searchLabels(site);
  if (!site.search) return null;
  return (
    <SearchFormRoot role="search" action={site.search.href} onSubmit={onSubmit}>
      <input
        type="search"
        name="q"
        aria-label={field?.['aria-labelledby'] ? undefined : search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...field}
      />
      <ButtonRoot>{search}</ButtonRoot>
    </SearchFormRoot>
  );
}
