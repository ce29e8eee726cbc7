import { type ReactNode, useEffect, useRef } from 'react';
import type { InboxFile, InboxLetter } from '#kit/model';
import { timeWords } from '../home/plain-words.ts';
import { Sign } from '../shell/Sign.tsx';
import { deliveryWords, stayWords } from './delivery-words.ts';
import { LetterActions, type LetterWishes } from './LetterActions.tsx';
import { Person } from './Person.tsx';

type LetterProps = LetterWishes & {
  letter: InboxLetter;
  onPerson: (wish: 'export' | 'delete') => void;
  onFile: (file: InboxFile) => void;
};

/** One message as a letter: who wrote it, what was asked and answered, and what becomes of it. */
export function Letter({ letter, onPerson, onFile, ...wishes }: LetterProps): ReactNode {
  const { id, name, email, phone, form, at, answers, handled, box } = letter;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter is read from its beginning
  useEffect(() => {
    heading.current?.focus();
  }, [id]);
  const asked = answers.filter(({ text, label, kind }) => kind !== undefined || !isHead(label, text, letter));
  return (
    <article aria-labelledby="letter-title">
      <header>
        <h2 id="letter-title" ref={heading} tabIndex={-1}>
          {name || email || 'Without a name'}
        </h2>
        <p className="muted">
          {email !== '' && <span>{email}</span>}
          {phone !== '' && (
            <span>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </span>
          )}
        </p>
        <p className="muted">
          <span>{form}</span>
          <time dateTime={new Date(at).toISOString()}>{timeWords(at)}</time>
        </p>
      </header>
      <LetterActions key={id} letter={letter} {...wishes} />
      <dl>
        {asked.map(({ label, text, kind, files }, index) => (
          // A form may ask two questions in the same words.
          <div key={`${index} ${label}`}>
            <dt>{label}</dt>
            {files ? (
              <Files files={files} onFile={onFile} />
            ) : (
              <dd dir="auto">{kind === 'date' ? (dayOf(text) ?? text) : text}</dd>
            )}
          </div>
        ))}
      </dl>
      <footer>
        {handled && (
          <p>
            {box === 'answered' ? 'Answered' : 'Archived'} by {handled.by}, {timeWords(Date.parse(handled.at))}.
          </p>
        )}
        <p>{deliveryWords(letter)}</p>
        <p>{stayWords(letter)}</p>
      </footer>
      <Person key={`person ${id}`} letter={letter} onWish={onPerson} />
    </article>
  );
}

/** Files, each of which is saved and never opened here. */
function Files({ files, onFile }: { files: readonly InboxFile[]; onFile: LetterProps['onFile'] }): ReactNode {
  return files.map((file) => (
    <dd key={file.id} className="file">
      <button type="button" onClick={() => onFile(file)}>
        <Sign name="attachment" />
        <span dir="auto">{file.name}</span>
      </button>
      <span className="muted">{file.about}</span>
    </dd>
  ));
}

/** What the head of the letter says already. */
function isHead(label: string, text: string, { name, email, phone }: InboxLetter): boolean {
  const heads: Readonly<Record<string, string>> = { Name: name, Email: email, Phone: phone };
  return heads[label] === text;
}

/** A day as people read it, with its weekday; nothing where a text is none. */
function dayOf(text: string): string | undefined {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
}
