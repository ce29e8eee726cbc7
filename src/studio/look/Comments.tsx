import type { ReactNode } from 'react';
import { Say } from './Say.tsx';
import type { useSiteFrame } from './site-frame.ts';
import { ThreadView } from './Thread.tsx';
import type { LookWays, OwnName, ShownLook } from './visitor.ts';

type CommentsProps = {
  look: ShownLook;
  ways: Pick<LookWays, 'comment' | 'answer'>;
  site: Pick<ReturnType<typeof useSiteFrame>, 'shown' | 'current' | 'choose'>;
  me: OwnName;
  onWriting: (isWriting: boolean) => void;
  onShow: (page: string, section?: number) => void;
};

/** What visitors say of the page that is shown, or of one of its sections, and what was said before. */
export function Comments({ look, ways, site, me, onWriting, onShow }: CommentsProps): ReactNode {
  const { shown, current, choose } = site;
  const words = shown.sections[current];
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      <Say
        label="What would you like to say?"
        button="Send comment"
        me={me}
        onWriting={onWriting}
        onSend={(given) =>
          ways.comment({ ...given, page: shown.page, ...(words === undefined ? {} : { section: current, words }) })
        }
      >
        <label>
          About
          <select value={current} onChange={(event) => choose(Number(event.currentTarget.value))}>
            <option value={-1}>The whole page</option>
            {shown.sections.map((each, index) => (
              <option key={index} value={index}>
                {each || `Part ${index + 1}`}
              </option>
            ))}
          </select>
        </label>
      </Say>
      {look.threads.toReversed().map((thread) => {
        const { about } = thread;
        return (
          <ThreadView
            key={thread.id}
            thread={thread}
            onShow={about && (() => onShow(about.page, about.section?.index))}
            onAnswer={(text) =>
              me.name === ''
                ? Promise.resolve('Say above what you are called first.')
                : ways.answer(thread.id, { name: me.name, text })
            }
          />
        );
      })}
    </section>
  );
}
