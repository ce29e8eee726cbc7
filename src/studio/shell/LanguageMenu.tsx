import { type ReactNode, useEffect, useId, useState } from 'react';
import { pageCalled, valueAt } from '#kit/model';
import { commonFiles } from '../outline/common-files.ts';
import { inLanguages } from '../outline/in-languages.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import { useChangedOriginals } from '../translation/use-behind.ts';
import { LanguageButton, Languages } from './LanguageMenu.styles.ts';
import { Sign } from './Sign.tsx';
import { Panel } from './TopBar.styles.ts';

/** From a page to the same page in another language, which is added where there is none. Nothing in a site of one language. */
export function LanguageMenu(): ReactNode {
  const store = useStore();
  const open = useStudio((state) => state.page);
  const choices = useStudio((state) => state.choices);
  const changed = useChangedOriginals();
  const id = useId();
  const [before, setBefore] = useState<string>();
  // A page that was just added here is listed a moment later: until then the menu stays as it was, and so does the focus on it.
  const isListed = choices.pages.some(({ file }) => file === open);
  useEffect(() => {
    if (isListed && open) setBefore(undefined);
  }, [isListed, open]);
  const shown = isListed ? open : before;
  if (shown === undefined) return null;
  const all = inLanguages(shown, choices);
  const current = all.find(({ page }) => page?.file === shown);
  if (!current) return null;
  const [original] = all;
  const act = (run: () => unknown) => () => {
    document.getElementById(id)?.hidePopover();
    setBefore(open);
    run();
  };
  return (
    <>
      <LanguageButton
        type="button"
        popoverTarget={id}
        aria-label={`Language of the page: ${current.name}`}
        title="This page in other languages"
      >
        <span>{current.name}</span>
        <span>{current.code.toUpperCase()}</span>
        <Sign name="down" />
      </LanguageButton>
      <Panel id={id} popover="auto">
        <Languages aria-label="This page in other languages">
          {all.map(({ code, name, page }) => (
            <li key={code}>
              {page ? (
                <button
                  type="button"
                  aria-current={page === current.page ? 'page' : undefined}
                  onClick={act(() => openBeside(store, page.file))}
                >
                  {name}
                  <small>{pageCalled(page)}</small>
                  {changed.has(page.file) && <small>The original has changed since.</small>}
                </button>
              ) : original?.page ? (
                <button type="button" onClick={act(() => translate(store, original.page?.path ?? '', code))}>
                  Add it in {name}
                  <small>It isn’t there yet, and begins with the words of the original.</small>
                </button>
              ) : (
                <p>
                  {name}
                  <small>It isn’t there, and a translation begins with its original.</small>
                </p>
              )}
            </li>
          ))}
          <li>
            <button type="button" onClick={act(() => openLanguages(store, original?.page?.file ?? shown))}>
              Another language …<small>Opens the list of languages, where it is added.</small>
            </button>
          </li>
        </Languages>
      </Panel>
    </>
  );
}

/** Opens the form of the site's languages, which the original has, where the next one comes. */
function openLanguages(store: StudioStore, original: string): void {
  const { texts, choices } = store.state;
  const [site] = commonFiles(original, texts);
  if (site) store.select({ file: site.file, path: ['languages', choices.languages.length] });
}

/** Opens a translation at the place that is selected now, as far as it has the same kind of section there. */
async function openBeside(store: StudioStore, file: string): Promise<void> {
  const { pageFile, selection, page } = store.state;
  const path = selection.file === page ? selection.path.slice(0, 2) : [];
  const kindAt = (data: unknown) => valueAt(data, [...path, 'type']);
  const kind = kindAt(pageFile?.data);
  await store.openPage(file);
  const { state } = store;
  if (kind !== undefined && state.page === file && kindAt(state.pageFile?.data) === kind) store.select({ file, path });
}

/** Adds a page in a language as a copy of its original, and opens it. */
async function translate(store: StudioStore, path: string, language: string): Promise<void> {
  const plan = await store.plan({ kind: 'translate', path, language });
  if ('refused' in plan) return store.refuse(plan.refused);
  const [made] = plan.changes;
  if (made && (await store.carryOut(plan))) await openBeside(store, made.file);
}
