import type { ReactNode } from 'react';
import type { ContactRequest } from '../../contact/contact-request.ts';
import type { Page, Site } from '../../model/page.ts';
import { PagePart, type PagePartView } from './PagePart.tsx';
import type { Visit } from './use-visit.ts';

type PageStageProps = { site: Site; visit: Visit; onRequest: (request: ContactRequest) => void };

/**
 * The page that is shown and beside it, unseen, the one that the visitor is about to open (a click has only to show it)
 * and, for a moment, the one that was left.
 */
export function PageStage({ site, visit, onRequest }: PageStageProps): ReactNode {
  const { page, isMissing, number, left, next } = visit;
  // What is made ready comes after all that is seen.
  const views: [Page | undefined, PagePartView, number][] = [
    [left, 'left', number - 1],
    [page, 'shown', number],
    [next, 'ahead', number + 1],
  ];
  return (
    <main id="content" tabIndex={-1}>
      {views.map(
        ([each, view, count]) =>
          each && (
            <PagePart
              key={`${count} ${each.path}`}
              site={site}
              page={each}
              view={view}
              isMissing={view === 'shown' && isMissing}
              isFirst={count === 0}
              onRequest={onRequest}
            />
          ),
      )}
    </main>
  );
}
