import { type ChangeEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sectionTitle } from '../form/schema.ts';
import type { HostedDocument } from '../host/content-host.ts';
import { sectionSize } from '../import/section-size.ts';
import { useStore } from '../store/context.tsx';
import { type PictureWords, pictureOf } from './document-change.ts';

const Shown = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);

  ol,
  ul {
    display: grid;
    gap: var(--space-2);
  }
  .picture {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
    margin-block-start: var(--space-1);
  }
  img {
    inline-size: 5rem;
    block-size: 3.5rem;
    object-fit: contain;
    background: var(--color-surface);
  }
  details {
    color: var(--color-muted);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
`;

type ChoiceProps = {
  read: HostedDocument | undefined;
  alts: PictureWords;
  onRead: (read: HostedDocument | undefined) => void;
  onAlts: (alts: PictureWords) => void;
};

/** The document that a page begins with. It is read once it is chosen, and what becomes of it is shown before there is a page. */
export function DocumentChoice({ read, alts, onRead, onAlts }: ChoiceProps) {
  const store = useStore();
  const [state, setState] = useState<'idle' | 'reading' | { refused: string }>('idle');
  // Of two that are chosen one after the other, the last one counts.
  const last = useRef<File>(undefined);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    last.current = file;
    onRead(undefined);
    setState(file ? 'reading' : 'idle');
    if (!file) return;
    const answer = await store.readDocument(file.name, file);
    if (last.current !== file) return;
    setState('refused' in answer ? answer : 'idle');
    if (!('refused' in answer)) onRead(answer);
  };
  return (
    <>
      <label>
        Which document
        <input
          type="file"
          accept=".docx,.docm,.dotx,.zip,.html,.htm,.mhtml,.mht"
          onChange={(event) => void choose(event)}
        />
        <small>
          Word: a .docx file. Google Docs: File, Download, Web page (.zip). The web: save the page in the browser as a
          single file.
        </small>
      </label>
      <p role="status" className="muted">
        {state === 'reading' ? 'It is being read…' : read ? 'It has been read. This is what becomes of it:' : ''}
      </p>
      {typeof state === 'object' && (
        <p role="alert" className="wrong">
          {state.refused}
        </p>
      )}
      {read && (
        <Shown>
          {read.pages.map((page) => (
            <section key={page.title}>
              <h3>{page.title}</h3>
              <ol className="sentences">
                {page.sections.map((section, index) => (
                  <li key={index}>
                    {sectionTitle(section.type)}
                    {nameOf(section)}
                    <span className="muted"> {sectionSize(section)}</span>
                    <PictureRow section={section} read={read} alts={alts} onAlts={onAlts} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
          <ToldOf read={read} />
        </Shown>
      )}
    </>
  );
}

/** What a section is called by its own words. */
function nameOf(section: Readonly<Record<string, unknown>>): string {
  const name = section['heading'] ?? section['caption'];
  return typeof name === 'string' ? ` “${name}”` : '';
}

type PictureProps = { section: unknown; read: HostedDocument } & Pick<ChoiceProps, 'alts' | 'onAlts'>;

/** A picture, and what it shows for those who can't see it. */
function PictureRow({ section, read, alts, onAlts }: PictureProps) {
  const picture = pictureOf(section, read);
  if (!picture) return null;
  const { name, address, alt } = picture;
  return (
    <div className="picture">
      <img src={address} alt="" />
      <label>
        What the picture shows
        <input
          type="text"
          value={alts[name] ?? alt}
          onChange={({ target }) => onAlts({ ...alts, [name]: target.value })}
        />
        {(alts[name] ?? alt).trim() === '' && <small>For those who can’t see it. You can also say it later.</small>}
      </label>
    </div>
  );
}

/** What came otherwise than it was, or not at all. */
function ToldOf({ read: { told } }: { read: HostedDocument }) {
  if (told.length === 0) return <p>All of it comes along.</p>;
  return (
    <section>
      <h3>What comes otherwise, or not at all</h3>
      <ul className="sentences">
        {told.map(({ says, words }, at) => (
          <li key={at}>
            {says}
            {words.length > 0 && (
              <details>
                <summary>The words</summary>
                {words.map((one, index) => (
                  <p key={index}>{one}</p>
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
