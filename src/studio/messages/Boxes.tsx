import type { ReactNode } from 'react';
import type { Box, InboxPage } from '#kit/model';
import { Sign } from '../shell/Sign.tsx';
import type { SignName } from '../shell/sign-lines.ts';
import type { Place } from './place.ts';

/** The boxes in their order, as people call them. */
export const boxes: readonly { box: Box; words: string; sign: SignName }[] = [
  { box: 'new', words: 'New', sign: 'letter' },
  { box: 'answered', words: 'Answered', sign: 'answered' },
  { box: 'archived', words: 'Archived', sign: 'archive' },
  { box: 'apart', words: 'Kept apart', sign: 'apart' },
];

type BoxesProps = { page: InboxPage | undefined; place: Place; onGo: (place: Place) => void };

/** Where messages lie, and which forms they came by. */
export function Boxes({ page, place, onGo }: BoxesProps): ReactNode {
  return (
    <nav aria-label="Boxes" className="boxes">
      <ul>
        {boxes.map(({ box, words, sign }) => (
          <li key={box}>
            <button
              type="button"
              aria-current={place.box === box || undefined}
              onClick={() => onGo({ box, form: place.form })}
            >
              <Sign name={sign} />
              <span>{words}</span>
              {page !== undefined && page.boxes[box] > 0 && (
                <span className="count" data-strong={box === 'new' || undefined}>
                  {page.boxes[box].toLocaleString('en')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The choice of one form among those that messages came by. */
export function FormChoice({ page, place, onGo }: BoxesProps): ReactNode {
  if (page === undefined || page.forms.length < 2) return null;
  return (
    <label>
      <span className="hidden">Form</span>
      <select
        value={place.form ?? ''}
        onChange={({ currentTarget: { value } }) => onGo({ box: place.box, form: value || undefined })}
      >
        <option value="">All forms</option>
        {page.forms.map(({ key, title, count }) => (
          <option key={key} value={key}>
            {title} ({count.toLocaleString('en')})
          </option>
        ))}
      </select>
    </label>
  );
}
