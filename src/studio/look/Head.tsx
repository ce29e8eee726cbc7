import type { ReactNode } from 'react';
import { timeWords } from '../home/plain-words.ts';
import type { ShownLook } from './visitor.ts';

/** What is shown, who asks, and whether it is still what the draft says. */
export function Head({ look }: { look: ShownLook }): ReactNode {
  if (look.isRelease)
    return (
      <header>
        <p className="muted">Published {timeWords(look.at)}</p>
        <h1 id="name">{look.name}</h1>
        <p>{look.by} has published this. Here it is as it was then; what was published since isn’t in it.</p>
      </header>
    );
  return (
    <header>
      <p className="muted">A draft, not public yet · here until {timeWords(look.expires)}</p>
      <h1 id="name">{look.name}</h1>
      <p>{look.by} asks you for a look.</p>
      {look.note !== '' && <blockquote>{look.note}</blockquote>}
      {look.isPublished && <p className="note">What is shown here was published since, or taken out of the draft.</p>}
      {look.isOld && !look.isPublished && (
        <p className="note">{look.by} has gone on since: this is the draft as it was when you were asked.</p>
      )}
    </header>
  );
}
