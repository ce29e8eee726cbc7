import { useEffect, useState } from 'react';
import { withoutBrand } from '#kit/model';
import { useFigures } from '../form/widgets/use-figures.ts';
import type { DeletedPage } from '../host/content-host.ts';
import { useHost, useStore, useStudio } from '../store/context.tsx';
import { contentFolder } from '../store/site-folders.ts';
import type { Plan } from '../worker/protocol.ts';
import { dayOf } from './day-of.ts';
import { type DeletedTogether, deletedTogether } from './deleted-together.ts';
import { PageRows } from './PageRows.styles.ts';

type DeletedProps = { onBack: () => void; onPlan: (plan: Plan) => void };

const unreachable = 'The deleted pages can’t be read: the Studio’s server can’t be reached.';

/** The pages that were deleted, each to be brought back as it was. */
export function DeletedPages({ onBack, onPlan }: DeletedProps) {
  const host = useHost();
  const store = useStore();
  const nameOf = useNames();
  const [pages, setPages] = useState<readonly DeletedPage[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    host.deleted().then(setPages, () => setProblem(unreachable));
  }, [host]);
  const languages = useStudio(({ choices }) => choices.languages);
  const isUnsaved = useStudio(({ unsaved, texts }) => unsaved.some((file) => !texts.has(file)));
  const folder = useStudio(({ texts }) => contentFolder(texts.keys()));
  const bringBack = async ({ page, translations }: DeletedTogether) => {
    const read = [page, ...translations].map(async ({ file, id }) => ({ file, text: await host.earlier(file, id) }));
    const [own, ...others] = (await Promise.all(read)).filter(isRead);
    if (own?.file !== page.file) return setProblem('What this page said can’t be read any more.');
    const plan = await store.plan({ kind: 'back', ...own, translations: others });
    if ('refused' in plan) setProblem(plan.refused);
    else onPlan(plan);
  };
  return (
    <>
      <div className="row">
        <button type="button" className="small" onClick={onBack}>
          Back to the pages
        </button>
      </div>
      {problem === '' && pages === undefined && <p role="status">One moment…</p>}
      {problem !== '' && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      {isUnsaved && <p role="status">Undo brings back what was deleted since it was last saved.</p>}
      {pages?.length === 0 && !isUnsaved && <p role="status">No deleted page is known here.</p>}
      {pages && pages.length > 0 && (
        <>
          <p className="muted">
            A page comes back with the words and the address that it had, and so do the translations that were deleted
            with it. Links to it that were taken out stay out.
          </p>
          <PageRows>
            {deletedTogether(pages, languages, folder).map(({ page, translations }) => (
              <li key={page.file}>
                <span className="open">
                  {nameOf(page)}
                  <small>
                    {page.path} · {deletionOf(page)}
                    {translations.length > 0 && `, also in ${translations.map(({ language }) => language).join(', ')}`}
                  </small>
                </span>
                <button
                  type="button"
                  className="small"
                  aria-label={`Bring back ${nameOf(page)} (${page.path})`}
                  onClick={() => {
                    bringBack({ page, translations }).catch(() => setProblem(unreachable));
                  }}
                >
                  Bring back
                </button>
              </li>
            ))}
          </PageRows>
        </>
      )}
    </>
  );
}

function isRead(one: { file: string; text: string | undefined }): one is { file: string; text: string } {
  return one.text !== undefined;
}

function deletionOf({ at, author }: DeletedPage): string {
  return at === undefined ? 'deleted lately' : `deleted on ${dayOf({ at })} by ${author}`;
}

/** What pages were called, with what figures say today and without the site's name. */
function useNames(): ({ title, path }: DeletedPage) => string {
  const { filled } = useFigures();
  const brand = useStudio(({ choices }) => choices.placeholders.find(({ name }) => name === 'product')?.value ?? '');
  return ({ title, path }) => withoutBrand(filled(title), brand) || path;
}
