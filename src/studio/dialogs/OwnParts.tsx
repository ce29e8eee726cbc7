import type { ReactNode } from 'react';
import { formParts } from '../form/parts.ts';
import { schemaNamed } from '../form/schema.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { NoteList } from './StateNote.styles.ts';

/**
 * Which languages have a menu, notices or other lists themselves, with the way to each: those say nothing of which state of the original
 * they were made from, so nobody hears when that one changes.
 */
export function OwnParts({ onClose }: { onClose: () => void }): ReactNode {
  const store = useStore();
  const lists = useStudio((state) => state.choices.ownLists);
  const languages = [...new Set(lists.map(({ language }) => language))];
  const parts = formParts('SiteOverlay', schemaNamed('SiteOverlay'));
  if (languages.length === 0) return null;
  return (
    <details>
      <summary>Languages with lists of their own ({languages.length})</summary>
      <NoteList>
        {languages.map((language) => {
          const own = parts.flatMap(({ title, fields }) => {
            const list = lists.find((one) => one.language === language && fields.includes(one.field));
            return list ? [{ title, place: { file: list.file, path: [list.field] } }] : [];
          });
          const names = new Intl.ListFormat('en-GB').format(own.map(({ title }) => title.toLowerCase()));
          return (
            <li key={language}>
              <div>
                <p>
                  {language} has its own {names}.
                </p>
                <p>What changes in those of the original comes there only if you change it there, too.</p>
              </div>
              <div className="row">
                {own.map(({ title, place }) => (
                  <button
                    key={title}
                    type="button"
                    className="small"
                    aria-label={`${title} in ${language}`}
                    onClick={() => {
                      onClose();
                      store.select(place);
                    }}
                  >
                    {title}
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </NoteList>
    </details>
  );
}
