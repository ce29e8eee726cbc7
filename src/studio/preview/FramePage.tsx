import { type ReactNode, StrictMode } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { App, type Outcome, type PageStore } from '#kit';
import type { PageView } from '../worker/protocol.ts';
import { FormSheet } from './FormSheet.tsx';

/** Nothing leads away from the page that is edited. */
const navigator: Navigator = {
  createHref: String,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

type FramePageProps = {
  view: PageView;
  /** The form that is being written, by its name: it is shown as it opens. */
  form: string | undefined;
  outcome: Outcome | undefined;
  onLeaveForm: () => void;
};

/** The page as the site shows it: the same views, with the data that the Studio has sent. */
export function FramePage({ view, form, outcome, onLeaveForm }: FramePageProps): ReactNode {
  const { page, site } = view;
  const written = form === undefined ? undefined : view.forms[form];
  // No other page is made ready ahead.
  const pages: PageStore = { read: () => ({ page }), load: () => new Promise(() => undefined) };
  return (
    <StrictMode>
      <Router key={page.path} location={page.path} navigator={navigator}>
        <App site={site} pages={pages} />
        {written && <FormSheet key={form} view={view} form={written} outcome={outcome} onClose={onLeaveForm} />}
      </Router>
    </StrictMode>
  );
}
