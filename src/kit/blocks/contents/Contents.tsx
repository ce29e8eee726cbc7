import type { ContentsEntry } from '../../model/contents.ts';
import type { ContentsBlock } from '../../model/types.generated.ts';
import { Section } from '../../ui/Section.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { EntryList } from './styles.ts';

/** Said in words, since lists without marks are no lists to some screen readers. */
const list = { role: 'list' };

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol {...list}>
      {entries.map(({ id, heading, inner }) => (
        <li key={id}>
          <SmartLink link={{ href: `#${id}`, external: false }}>{heading}</SmartLink>
          {inner.length > 0 && <Entries entries={inner} />}
        </li>
      ))}
    </ol>
  );
}

/**
 * A table of contents of the page that it stands on. `entries` are put in when the page is compiled; on a day on which there are
 * none, nothing is shown. It is no `nav` element, so that it stands on paper too.
 */
export function Contents({ numbered, entries = [], ...words }: ContentsBlock & { entries?: readonly ContentsEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section {...words} block="contents" layout="split">
      <EntryList role="navigation" aria-label={words.heading} data-numbered={numbered || undefined}>
        <Entries entries={entries} />
      </EntryList>
    </Section>
  );
}
