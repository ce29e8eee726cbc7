import { useSite } from '../context/context.tsx';
import { searchLabels } from '../model/search/search-labels.ts';
import { ButtonRoot } from '../ui/Button.styles.ts';
import { SmartLink } from '../ui/SmartLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** In the head of every page, the link to the page that searches, unless the menu has one. All of its look is there without it. */
export function SearchLink() {
  const site = useSite();
  const { search, navigation } = site;
  if (!search || navigation.some(({ link }) => link?.href === search.href)) return null;
  return (
    <div>
      <ButtonRoot as={SmartLink} link={search} data-variant="ghost" data-size="icon">
        <VisuallyHidden>{searchLabels(site).search}</VisuallyHidden>
        <svg viewBox="0 0 24 24" width="22" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M16.5 16.5L21 21M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0" strokeLinecap="round" />
        </svg>
      </ButtonRoot>
    </div>
  );
}
