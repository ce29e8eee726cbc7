import { lazy, type ReactNode, Suspense, useId } from 'react';
import type { PaletteContent } from '../palette/types.ts';
import { useSiteLook } from '../palette/use-site-look.ts';
import { Sign } from '../shell/Sign.tsx';
import type { SignName } from '../shell/sign-lines.ts';
import { BeginningRoot } from './BeginningCards.styles.ts';

const Preview = lazy(() => import('../palette/Preview.tsx'));

/** The ways to begin that don't come from a template. */
const ways: readonly { name: string; title: string; about: string; sign: SignName }[] = [
  { name: 'blank', title: 'A heading and a text', about: 'Nearly empty.', sign: 'text' },
  { name: 'page', title: 'A copy of another page', about: 'With all of its sections.', sign: 'copy' },
  { name: 'document', title: 'A document', about: 'Of Word, Google Docs or the web.', sign: 'attachment' },
];

type CardsProps = {
  chosen: string;
  /** The templates, with the site that they are shown in; nothing until they are there. */
  content: PaletteContent | undefined;
  onChoose: (name: string) => void;
  /** What the chosen way asks for, in the place of the others. */
  children: ReactNode;
};

/** What a new page may begin as: plain ways, and templates as they look on this site. */
export function BeginningCards({ chosen, content, onChoose, children }: CardsProps) {
  useSiteLook();
  const group = useId();
  const card = (name: string) => ({ group, isChosen: name === chosen, onChoose: () => onChoose(name) });
  return (
    <BeginningRoot>
      <legend>It begins as</legend>
      {ways.map(({ name, title, about, sign }) => (
        <Card key={name} {...card(name)} title={title} about={about}>
          <span className="sign">
            <Sign name={sign} />
          </span>
        </Card>
      ))}
      {children && <div className="entry">{children}</div>}
      {content?.templates.map(({ name, title, description, sections }) => (
        <Card key={name} {...card(name)} title={title} about={description}>
          <Suspense fallback={<span className="waiting" />}>
            <Preview site={content.site} page={content.page} sections={sections} />
          </Suspense>
        </Card>
      ))}
    </BeginningRoot>
  );
}

type CardProps = {
  group: string;
  title: string;
  about: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** A way to begin, with its picture. */
function Card({ group, title, about, isChosen, onChoose, children }: CardProps) {
  return (
    <label>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {children}
      <b>{title}</b>
      <small>{about}</small>
    </label>
  );
}
