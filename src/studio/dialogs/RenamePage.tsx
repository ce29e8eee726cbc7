import { useState } from 'react';
import { styled } from 'styled-components';
import { pageCalled, plainPath } from '#kit/model';
import { useStore } from '../store/context.tsx';
import type { PageEntry, Plan } from '../worker/protocol.ts';
import { AskForm } from './AskForm.tsx';
import { type NamedPlace, namesFrom, namesOf } from './page-change.ts';

const Places = styled.fieldset`
  display: grid;
  gap: var(--space-2);

  > div {
    display: grid;
    grid-template-columns: minmax(9rem, 1fr) 3fr;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }
  small {
    grid-column: 2;
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
`;

const names = { title: 'title', path: 'address', menu: 'name in the menu' };

type RenameProps = { page: PageEntry; onBack: () => void; onPlan: (plan: Plan) => void };

/** The name of a page, and what follows it: whatever was called by the old one. The rest stays unless somebody wants it so. */
export function RenamePage({ page, onBack, onPlan }: RenameProps) {
  const store = useStore();
  const was = pageCalled(page);
  const old = namesOf(page);
  const [name, setName] = useState(was);
  const [follows, setFollows] = useState(() => following(page));
  const [own, setOwn] = useState<Partial<Record<NamedPlace, string>>>({});
  const from = namesFrom(name, page);
  const shown = (place: NamedPlace) =>
    own[place] ?? (follows.has(place) && name !== was ? from[place] : old[place]) ?? '';
  const path = plainPath(shown('path'));
  const follow = (place: NamedPlace, isOn: boolean) => {
    setOwn(({ [place]: _, ...others }) => others);
    setFollows(new Set([...follows].filter((one) => one !== place).concat(isOn ? place : [])));
  };
  const plan = async () => {
    const { title = '', menu } = old;
    const [newTitle, label] = [shown('title').trim(), shown('menu').trim()];
    if (newTitle === title && path === page.path && label === (menu ?? ''))
      return { refused: 'It is called so already. Write another name.' };
    return await store.plan({
      kind: 'rename',
      from: page.path,
      to: path,
      ...(store.savedText(page.file) === undefined && { isNew: true }),
      ...(newTitle !== title && { title: newTitle }),
      ...(menu !== undefined && label !== menu && { label: { from: menu, to: label } }),
    });
  };
  const places = (['title', 'path', 'menu'] as const).filter(
    (place) => old[place] !== undefined && !(place === 'path' && page.isHome),
  );
  return (
    <AskForm does="See what this changes" plan={plan} onBack={onBack} onPlan={onPlan}>
      <label>
        What it is called
        <input type="text" required value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <Places>
        <legend>What follows its name</legend>
        {places.map((place) => (
          <div key={place}>
            <label>
              <input
                type="checkbox"
                checked={follows.has(place)}
                onChange={(event) => follow(place, event.target.checked)}
              />
              Its {names[place]}
            </label>
            <input
              type="text"
              required
              aria-label={`The ${names[place]}`}
              value={shown(place)}
              onChange={(event) => setOwn({ ...own, [place]: event.target.value })}
            />
            {place === 'path' && shown('path') !== path && <small>The page will be at {path}</small>}
          </div>
        ))}
      </Places>
    </AskForm>
  );
}

/** The places that are called as the page is, also where only capitals differ. */
function following(page: PageEntry): ReadonlySet<NamedPlace> {
  const [old, from] = [namesOf(page), namesFrom(pageCalled(page), page)];
  return new Set(
    (['title', 'path', 'menu'] as const).filter((place) => old[place]?.toLowerCase() === from[place].toLowerCase()),
  );
}
