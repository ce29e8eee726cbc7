import { useRef, useState } from 'react';
import { capital, type Path } from '#kit/model';
import { StudioDialog } from '../../dialogs/StudioDialog.tsx';
import { Sign } from '../../shell/Sign.tsx';
import { fileTitle } from '../../store/file-title.ts';
import { SmallButton } from '../FieldFrame.styles.ts';
import { useChanges, useChoices } from '../scope.tsx';
import { pages as counted } from './TextTools.tsx';
import { type EntryUses, useEntryUses } from './use-entry-uses.ts';

/** Deletes an entry with a name of its own (`spoken`), a `noun`. One that is used elsewhere asks first, and says where. */
export function TakeAway({ path, noun, spoken }: { path: Path; noun: string; spoken: string }) {
  const changes = useChanges();
  const uses = useEntryUses(path);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const take = async () => {
    setAsking(false);
    const buttons = [...document.querySelectorAll<HTMLElement>('#studio-form [data-take-away]')];
    const at = button.current ? buttons.indexOf(button.current) : -1;
    // The focus stays in the list.
    if (await changes.drop(path, `${capital(noun)} “${spoken}” was deleted`, [{ op: 'remove', path }]))
      (buttons[at + 1] ?? buttons[at - 1])?.focus();
  };
  const words = `Delete ${spoken}${uses.places.length === 0 ? '' : `, used ${whereIn(uses)}`}`;
  return (
    <>
      <SmallButton
        ref={button}
        type="button"
        data-quiet=""
        data-take-away=""
        aria-label={words}
        title={words}
        onClick={() => (uses.places.length === 0 ? void take() : setAsking(true))}
      >
        <Sign name="trash" />
      </SmallButton>
      {isAsking && <Question spoken={spoken} uses={uses} onTake={() => void take()} onLeave={() => setAsking(false)} />}
    </>
  );
}

type QuestionProps = { spoken: string; uses: EntryUses; onTake: () => void; onLeave: () => void };

function Question({ spoken, uses, onTake, onLeave }: QuestionProps) {
  const { pages } = useChoices();
  return (
    <StudioDialog title={`Delete “${spoken}”?`} onClose={onLeave}>
      <section>
        <p>It is used {whereIn(uses)}:</p>
        <ul className="sentences">
          {uses.places.map((place) => (
            <li key={place}>{uses.pages.includes(place) ? fileTitle(place, pages) : place}</li>
          ))}
        </ul>
      </section>
      <p>
        Each of these places has a mistake until it says something else, and the site can’t be published before. Undo
        brings it back.
      </p>
      <div className="row">
        <button type="button" className="danger" onClick={onTake}>
          Delete it all the same
        </button>
        <button type="button" className="small" onClick={onLeave}>
          Cancel
        </button>
      </div>
    </StudioDialog>
  );
}

function whereIn({ pages, places }: EntryUses): string {
  if (pages.length === 0) return places.length === 1 ? 'in 1 place' : `in ${places.length} places`;
  const others = places.length - pages.length;
  return `on ${counted(pages.length)}${others === 0 ? '' : others === 1 ? ' and in 1 other place' : ` and in ${others} other places`}`;
}
