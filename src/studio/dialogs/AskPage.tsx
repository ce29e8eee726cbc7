import { useState } from 'react';
import { pageCalled, plainPath } from '#kit/model';
import { Combobox } from '../form/Combobox.tsx';
import { pageOption } from '../form/widgets/link-options.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import type { PageEntry, Plan } from '../worker/protocol.ts';
import { AskForm } from './AskForm.tsx';
import { type Beginning, BeginningChoice } from './BeginningChoice.tsx';
import { documentPlan } from './document-change.ts';
import { addressFor, blankPage, type NewTask, type PageTask } from './page-change.ts';
import { RenamePage } from './RenamePage.tsx';

type AskProps = { asked: PageTask; onBack: () => void; onPlan: (plan: Plan) => void };

/** What has to be known before a page is made, copied, renamed or deleted. */
export function AskPage({ asked, ...ways }: AskProps) {
  if (asked.kind === 'rename') return <RenamePage page={asked.page} {...ways} />;
  if (asked.kind === 'delete') return <DeletePage page={asked.page} {...ways} />;
  return <MakePage asked={asked} {...ways} />;
}

type Ways = Omit<AskProps, 'asked'>;

/** A new page, empty or begun as something, or a copy of one. */
function MakePage({ asked, ...ways }: Ways & { asked: NewTask }) {
  const store = useStore();
  const home = useStudio(({ choices, texts }) => texts.get(choices.pages.find(({ path }) => path === '/')?.file ?? ''));
  const page = asked.kind === 'new' ? undefined : asked.page;
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const [begins, setBegins] = useState<Beginning>({ with: 'blank' });
  const [isInMenu, setInMenu] = useState(false);
  // Whoever says what the page is called means the address of that.
  const proposed = title ? addressFor(title) : page ? `${page.path === '/' ? '/home' : page.path}-2` : '';
  const path = address ? plainPath(address) : proposed;
  const begin = (value: Beginning) => {
    setBegins(value);
    // A document says what it is called.
    if (value.with === 'document' && title === '') setTitle(value.read?.pages[0]?.title ?? '');
  };
  const plan = () => planFor(store, asked, { title, path, begins, like: home ?? '', isInMenu });
  return (
    <AskForm does="Make the page" plan={plan} {...ways}>
      {page && (
        <p>
          {pageCalled(page)} <span className="muted">{page.path}</span>
        </p>
      )}
      {asked.kind === 'new' && (
        <label>
          What it is called
          <input type="text" required value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
      )}
      <label>
        Its address
        <input type="text" value={address || path} onChange={(event) => setAddress(event.target.value)} />
        {address && address !== path && <small>The page will be at {path}</small>}
      </label>
      {asked.kind === 'new' && (
        <>
          <label>
            <input type="checkbox" checked={isInMenu} onChange={(event) => setInMenu(event.target.checked)} />
            Show it in the menu
          </label>
          <BeginningChoice value={begins} onChange={begin} />
        </>
      )}
    </AskForm>
  );
}

type Answers = { title: string; path: string; begins: Beginning; like: string; isInMenu: boolean };

/** The new page as it would be; the pictures of a document are sent before. */
async function planFor(store: StudioStore, asked: NewTask, answers: Answers): Promise<Plan | { refused: string }> {
  const { begins, path, title, like, isInMenu } = answers;
  if (asked.kind === 'duplicate') return await store.plan({ kind: 'duplicate', from: asked.page.path, to: path });
  const inMenu = isInMenu ? { menu: title } : {};
  switch (begins.with) {
    case 'document':
      if (!begins.read) return { refused: 'Choose the document first.' };
      return await documentPlan(store, { path, title, ...inMenu }, { read: begins.read, alts: begins.alts });
    case 'page':
      return await store.plan({ kind: 'duplicate', from: begins.path, to: path, ...inMenu });
    case 'template':
      return await store.plan({ kind: 'new', path, title, text: begins.source, isTemplate: true, ...inMenu });
    case 'blank':
      return await store.plan({ kind: 'new', path, title, text: blankPage(title, like), ...inMenu });
  }
}

/** A page that goes, and where its visitors go then. */
function DeletePage({ page, ...ways }: Ways & { page: PageEntry }) {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const [instead, setInstead] = useState('');
  const others = pages.filter(({ path }) => path !== page.path);
  const plan = () => store.plan({ kind: 'delete', path: page.path, instead: instead ? { to: instead } : 'removed' });
  // A list that opens by itself would hide what is asked: who deletes a page reads first.
  return (
    <AskForm first="[type=submit]" does="See what this changes" plan={plan} {...ways}>
      <p>
        {pageCalled(page)} <span className="muted">{page.path}</span>
      </p>
      <fieldset className="entry">
        <legend>Where should visitors of its old address go?</legend>
        <Combobox
          label="A page in its place (optional)"
          options={others.map(pageOption)}
          value={instead}
          onChoose={setInstead}
        />
        <p className="muted">
          {instead
            ? `Links to ${page.path} will lead to ${instead}.`
            : 'If you leave this empty, links to this page become plain words.'}
        </p>
      </fieldset>
    </AskForm>
  );
}
