import { useStore, useStudio } from '../store/context.tsx';
import { SmallButton } from './FieldFrame.styles.ts';
import type { Part } from './parts.ts';

/** Below the title of a part of the site: which languages have its list in their own words, with the way to each. */
export function OwnLists({ part: { title, fields } }: { part: Part }) {
  const store = useStore();
  const all = useStudio((state) => state.choices.ownLists);
  const own = all.filter(({ field }) => fields.includes(field));
  const byLanguage = [...new Map(own.map((one) => [one.language, one]))];
  if (own.length === 0) return null;
  const languages = new Intl.ListFormat('en').format(byLanguage.map(([language]) => language));
  return (
    <>
      <p>
        Pages in {languages} have their own {title.toLowerCase()}: what changes here isn’t shown there.
      </p>
      <div className="ways">
        {byLanguage.map(([language, { file, field }]) => (
          <SmallButton key={language} type="button" onClick={() => store.select({ file, path: [field] })}>
            {title} in {language}
          </SmallButton>
        ))}
      </div>
    </>
  );
}
