import { useEffect, useRef, useState } from 'react';
import { useStore, useStudio } from '../store/context.tsx';
import type { Plan } from '../worker/protocol.ts';
import { AskPage } from './AskPage.tsx';
import { DeletedPages } from './DeletedPages.tsx';
import { PageList } from './PageList.tsx';
import { PlanView } from './PlanView.tsx';
import type { PageTask } from './page-change.ts';
import { StudioDialog } from './StudioDialog.tsx';

type View =
  | { at: 'list' }
  | { at: 'deleted' }
  | { at: 'ask'; asked: PageTask }
  | { at: 'plan'; asked: PageTask | undefined; plan: Plan };

const titles = {
  list: 'Pages',
  deleted: 'Deleted pages',
  back: 'Bring a page back',
  new: 'A new page',
  duplicate: 'Copy a page',
  rename: 'Rename a page',
  delete: 'Delete a page',
};
const deeds = { new: 'Make the page', duplicate: 'Copy it', rename: 'Rename it', delete: 'Delete it' };

/** All pages, and what can be done with each as a whole. What that changes elsewhere is shown before it is done. */
export function PagesDialog({ onClose }: { onClose: () => void }) {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const [view, setView] = useState<View>({ at: 'list' });
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const carryOut = async (plan: Plan) => {
    if (!(await store.carryOut(plan))) return;
    const made = plan.changes.find(({ before, after }) => before === undefined && after !== undefined);
    if (made) await store.openPage(made.file);
    onClose();
  };
  const look = (plan: Plan, asked: PageTask | undefined) => {
    if (plan.isAlone) void carryOut(plan);
    else setView({ at: 'plan', asked, plan });
  };
  return (
    <StudioDialog title={titles[titleOf(view)]} onClose={onClose}>
      {view.at === 'list' && (
        <PageList
          search={search}
          pages={pages}
          onOpen={(file) => {
            void store.openPage(file);
            onClose();
          }}
          onAsk={(asked) => setView({ at: 'ask', asked })}
          onDeleted={() => setView({ at: 'deleted' })}
        />
      )}
      {view.at === 'deleted' && (
        <DeletedPages onBack={() => setView({ at: 'list' })} onPlan={(planned) => look(planned, undefined)} />
      )}
      {view.at === 'ask' && (
        <AskPage
          asked={view.asked}
          onBack={() => setView({ at: 'list' })}
          onPlan={(planned) => look(planned, view.asked)}
        />
      )}
      {view.at === 'plan' && (
        <PlanView
          plan={view.plan}
          does={view.asked ? deeds[view.asked.kind] : 'Bring it back'}
          isDeletion={view.asked?.kind === 'delete'}
          onBack={() => setView(view.asked ? { at: 'ask', asked: view.asked } : { at: 'deleted' })}
          onDo={() => void carryOut(view.plan)}
        />
      )}
    </StudioDialog>
  );
}

function titleOf(view: View): keyof typeof titles {
  if (view.at === 'list' || view.at === 'deleted') return view.at;
  return view.asked?.kind ?? 'back';
}
