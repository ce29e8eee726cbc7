import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { hasErrors, type Path } from '#kit/model';
import { Messages } from '../Messages.tsx';
import { isWithin } from '../schema.ts';
import { useFormScope, useMessages } from '../scope.tsx';
import { type EntryPicture, keyOf } from '../words.ts';
import { cutOut, shownArea } from './crop.ts';
import { ItemRoot } from './ListItem.styles.ts';
import { pictureAddress } from './picture-address.ts';

type CardProps = {
  path: Path;
  /** What it is called. */
  words: string;
  /** A small picture beside its words. */
  picture?: EntryPicture | undefined;
  /** When visitors see it; nothing where they always do. */
  when?: string | undefined;
  opensAtOnce?: boolean;
  /** What stands before its words, and after them. */
  grip?: ReactNode;
  tools: ReactNode;
  /** Keys that are pressed on its words. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Where it can be dragged: its place in the list, what of it is dragged, and how it looks then. */
  place?: RefObject<HTMLLIElement | null>;
  dragged?: RefObject<HTMLDivElement | null>;
  marks?: Readonly<Record<`data-${string}`, unknown>>;
  children: ReactNode;
};

/** An entry that is more than one line: it opens, by a press, or because something in it is selected. */
export function EntryCard({ path, words, picture, when, opensAtOnce = false, ...card }: CardProps) {
  const { selected } = useFormScope();
  const messages = useMessages(path);
  const isSelected = isWithin(selected, path);
  const [isOpen, setOpen] = useState(isSelected || opensAtOnce);
  const isWrong = useIsWrong(path);
  useEffect(() => {
    if (isSelected) setOpen(true);
  }, [isSelected]);
  return (
    <ItemRoot
      ref={card.place}
      data-kind="group"
      data-path={keyOf(path)}
      data-wrong={isWrong || undefined}
      {...card.marks}
    >
      <div className="head" ref={card.dragged}>
        {card.grip}
        <button
          type="button"
          className="open"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={card.onKeyDown}
        >
          {picture !== undefined && (
            <span className="picture">
              <img src={pictureAddress(picture.file)} alt="" loading="lazy" style={cutOut(shownArea(picture))} />
            </span>
          )}
          <span>{words}</span>
          {when && <small>{` · ${when}`}</small>}
        </button>
        {card.tools}
      </div>
      <Messages messages={messages} />
      {isOpen && <div className="body">{card.children}</div>}
    </ItemRoot>
  );
}

function useIsWrong(path: Path): boolean {
  const { messages } = useFormScope();
  const key = keyOf(path);
  return [...messages].some(([at, list]) => (at === key || at.startsWith(`${key}.`)) && hasErrors(list));
}
