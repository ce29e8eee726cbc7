import { capital } from '#kit/model';
import type { Filled } from '../form/figures.ts';
import { useFigures } from '../form/widgets/use-figures.ts';
import { nameOf } from '../form/words.ts';
import { useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { Lead, PageSentences, Plan } from '../worker/protocol.ts';
import { Sentences } from './Sentences.tsx';
import { SideBySide } from './SideBySide.tsx';

type PlanProps = { plan: Plan; does: string; isDeletion: boolean; onBack: () => void; onDo: () => void };

/** What a change of pages does everywhere, before it is done. `does` stands on the button that does it. */
export function PlanView({ plan, does, isDeletion, onBack, onDo }: PlanProps) {
  const { title, sentences, notes } = plan;
  const leads = useLeads(plan);
  return (
    <>
      <p>
        After “{does}”: {title}
      </p>
      {/* The list may be longer than the window. */}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Sentences groups={byPage([...sentences, ...leads])} />
      <Mentions plan={plan} />
      <ExactLines plan={plan} />
      <p className="muted">It can be undone as a whole.</p>
      <div className="foot row">
        <button type="button" className={isDeletion ? 'main danger' : 'main'} onClick={onDo}>
          {does}
        </button>
        <button type="button" className="small" onClick={onBack}>
          Back
        </button>
      </div>
    </>
  );
}

/** What is said of a page stands together. */
function byPage(groups: readonly PageSentences[]): PageSentences[] {
  const pages = [...new Set(groups.map(({ page }) => page))];
  const of = (name: string) => groups.flatMap(({ page, sentences }) => (page === name ? sentences : []));
  return pages.map((page) => ({ page, sentences: of(page) }));
}

function useTitles(): (file: string) => string {
  const pages = useStudio((state) => state.choices.pages);
  return (file) => fileTitle(file, pages);
}

/** What leads to a new address then, page by page. */
function useLeads({ leads }: Plan): PageSentences[] {
  const titleOf = useTitles();
  const { filled } = useFigures();
  const files = [...new Set(leads.map(({ file }) => file))];
  return files.map((file) => ({
    page: titleOf(file),
    sentences: leads.filter((place) => place.file === file).map((lead) => leadSentence(lead, filled)),
  }));
}

/**
 * "Home, section 2 (Cards), button 1": what stands there leads to the new address then. The page is told above, and the field is
 * said by the words that are pressed, where there are any.
 */
function leadSentence({ where, inForms = where, words }: Lead, filled: Filled): string {
  const [, ...inside] = inForms.split(', ');
  const pressed = words.map((text) => `“${nameOf(text, filled)}”`).join(' and ');
  const place = [inside.join(', '), pressed].filter(Boolean).join(': ');
  return capital(`${place || 'the page'} leads to the new address`);
}

/** Where it is only named: in words that are no link, or in a note that somebody has left in the text. */
function Mentions({ plan: { mentions } }: { plan: Plan }) {
  const titleOf = useTitles();
  const files = [...new Set(mentions.map(({ file }) => file))];
  if (files.length === 0) return null;
  return (
    <section>
      <h3>It is also named here, which stays as it is</h3>
      <ul className="sentences">
        {files.map((file) => (
          <li key={file}>{titleOf(file)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The lines themselves, for who wants to know exactly. */
function ExactLines({ plan: { changes, mentions } }: { plan: Plan }) {
  const titleOf = useTitles();
  const others = changes.filter(({ before, after, from }) => before !== undefined && after !== undefined && !from);
  if (others.length === 0 && mentions.length === 0) return null;
  return (
    <details>
      <summary>The exact lines</summary>
      {others.map(({ file, before = '', after = '' }) => (
        <section key={file}>
          <h3>{titleOf(file)}</h3>
          <SideBySide before={before} after={after} labels={['Now', 'Then']} name={titleOf(file)} />
        </section>
      ))}
      {mentions.map(({ file, line, where }) => (
        <p key={`${file} ${line}`} className="muted">
          {titleOf(file)}, line {line}: {where}
        </p>
      ))}
    </details>
  );
}
