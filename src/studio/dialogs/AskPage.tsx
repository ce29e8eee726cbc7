import { type FormEvent, useEffect, useRef, useState } from 'react';
import { plainPath } from '#kit/model';
import { Combobox } from '../form/Combobox.tsx';
import { pageOption } from '../form/widgets/link-options.ts';
import { pageName } from '../outline/page-map.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import type { PageChange, PageEntry, Plan } from '../worker/protocol.ts';
import { type Beginning, BeginningChoice } from './BeginningChoice.tsx';
import { documentPlan } from './document-change.ts';
import { addressFor, blankPage, type PageTask } from './page-change.ts';

type AskProps = { asked: PageTask; onBack: () => void; onPlan: (plan: Plan) => void };

/** What has to be known before a page is made, copied, renamed or deleted. */
export function AskPage({ asked, onBack, onPlan }: AskProps) {
  const store = useStore();
  const home = useStudio(({ choices, texts }) => texts.get(choices.pages.find(({ path }) => path === '/')?.file ?? ''));
  const page = asked.kind === 'new' ? undefined : asked.page;
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState(asked.kind === 'rename' ? asked.page.path : '');
  const [begins, setBegins] = useState<Beginning>({ with: 'blank' });
  const [instead, setInstead] = useState('');
  const [isInMenu, setInMenu] = useState(false);
  const [problem, setProblem] = useState('');
  const [isPlanning, setPlanning] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A list that opens by itself would hide what is asked: who deletes a page reads first.
  const first = asked.kind === 'delete' ? '[type="submit"]' : 'input';
  useEffect(() => form.current?.querySelector<HTMLElement>(first)?.focus(), [first]);
  // Nothing else changes where a page is made.
  const isAlone = asked.kind === 'new' || asked.kind === 'duplicate';
  // Whoever says what the page is called means the address of that.
  const proposed = title ? addressFor(title) : page ? `${page.path === '/' ? '/home' : page.path}-2` : '';
  const path = address ? plainPath(address) : proposed;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPlanning) return;
    setPlanning(true);
    const plan = await planFor(store, asked, { title, path, begins, instead, like: home ?? '', isInMenu });
    setPlanning(false);
    if ('refused' in plan) setProblem(plan.refused);
    else onPlan(plan);
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      {page && (
        <p>
          {pageName(page)} <span className="muted">{page.path}</span>
        </p>
      )}
      {asked.kind === 'new' && (
        <Beginnings
          title={title}
          begins={begins}
          onTitle={setTitle}
          onBegins={(value) => {
            setBegins(value);
            setProblem('');
          }}
        />
      )}
      {asked.kind === 'delete' ? (
        <Instead page={asked.page} value={instead} onChange={setInstead} />
      ) : (
        <label>
          Its address
          <input type="text" value={address || path} onChange={(event) => setAddress(event.target.value)} />
          {address && address !== path && <small>The page will be at {path}</small>}
          {asked.kind === 'rename' && <small>What it is called is changed under “Title, address, dates”.</small>}
        </label>
      )}
      {asked.kind === 'new' && (
        <label>
          <input type="checkbox" checked={isInMenu} onChange={(event) => setInMenu(event.target.checked)} />
          Show it in the menu
        </label>
      )}
      {problem && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      <div className="foot row">
        <button type="submit" className="main" aria-disabled={isPlanning || undefined}>
          {isPlanning ? 'One moment…' : isAlone ? 'Make the page' : 'See what this changes'}
        </button>
        <button type="button" className="small" onClick={onBack}>
          Back to the pages
        </button>
      </div>
    </form>
  );
}

type BeginningsProps = {
  title: string;
  begins: Beginning;
  onTitle: (title: string) => void;
  onBegins: (begins: Beginning) => void;
};

/** What a new page is called, and what it begins as. */
function Beginnings({ title, begins, onTitle, onBegins }: BeginningsProps) {
  return (
    <>
      <label>
        What it is called
        <input type="text" required value={title} onChange={(event) => onTitle(event.target.value)} />
      </label>
      <BeginningChoice
        value={begins}
        onChange={(value) => {
          onBegins(value);
          // A document says what it is called.
          if (value.with === 'document' && title === '') onTitle(value.read?.pages[0]?.title ?? '');
        }}
      />
    </>
  );
}

type Answers = { title: string; path: string; begins: Beginning; instead: string; like: string; isInMenu: boolean };

/** What has been asked for, as it would be; the pictures of a document are sent before. */
async function planFor(store: StudioStore, asked: PageTask, answers: Answers): Promise<Plan | { refused: string }> {
  const { begins, path, title, isInMenu } = answers;
  if (asked.kind !== 'new' || begins.with !== 'document') return await store.plan(changeFor(asked, answers));
  if (!begins.read) return { refused: 'Choose the document first.' };
  const { read, alts } = begins;
  return await documentPlan(store, { path, title, ...(isInMenu ? { menu: title } : {}) }, { read, alts });
}

function changeFor(asked: PageTask, { title, path, begins, instead, like, isInMenu }: Answers): PageChange {
  const inMenu = isInMenu ? { menu: title } : {};
  switch (asked.kind) {
    case 'duplicate':
      return { kind: 'duplicate', from: asked.page.path, to: path };
    case 'rename':
      return { kind: 'rename', from: asked.page.path, to: path };
    case 'delete':
      return { kind: 'delete', path: asked.page.path, instead: instead ? { to: instead } : 'removed' };
    case 'new':
      if (begins.with === 'page') return { kind: 'duplicate', from: begins.path, to: path, ...inMenu };
      if (begins.with === 'template')
        return { kind: 'new', path, title, text: begins.source, isTemplate: true, ...inMenu };
      return { kind: 'new', path, title, text: blankPage(title, like), ...inMenu };
  }
}

function Instead({ page, value, onChange }: { page: PageEntry; value: string; onChange: (path: string) => void }) {
  const pages = useStudio((state) => state.choices.pages);
  const others = pages.filter(({ path }) => path !== page.path);
  return (
    <div>
      <p>Where should visitors of its old address go?</p>
      <Combobox
        label="A page in its place (optional)"
        options={others.map(pageOption)}
        value={value}
        onChoose={onChange}
      />
      <p className="muted">
        {value
          ? `Links to ${page.path} will lead to ${value}.`
          : 'If you leave this empty, links to this page become plain words.'}
      </p>
    </div>
  );
}
