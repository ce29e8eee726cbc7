import { type KeyboardEvent, useState } from 'react';
import { hear, shortcuts } from '../../shell/shortcuts.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { isSample } from '../new-value.ts';
import { shownText, writtenText } from '../plain-value.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { useDraft } from '../use-draft.ts';
import { FactsUsed } from './FactsUsed.tsx';
import { LinkLeads } from './LinkLeads.tsx';
import { MarkedRoot } from './MarkedField.styles.ts';
import { type Inserting, Insertion, MarkTools } from './TextTools.tsx';
import type { WidgetProps } from './types.ts';
import { useSurface } from './use-surface.ts';

/** Words with bold, italics, links and figures, shown as they are read: a paragraph or several. */
export function MarkedField({ path, label, help, value, isRequired, widget }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const [inserting, setInserting] = useState<Inserting>();
  const draft = useDraft(shownText(value), {
    plain: (text) => shownText(writtenText(text, value, widget)),
    send: (text, isStep) => {
      if (text === '' && !isRequired) void changes.remove(path);
      else void changes.set(path, writtenText(text, value, widget), !isStep);
    },
  });
  const { root, surface, standing } = useSurface(draft.shown, widget, draft.type);
  const bold = () => surface.current?.toggle('isBold');
  const italic = () => surface.current?.toggle('isItalic');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isReadOnly) hear(event, shortcuts.text, { bold, italic, link: () => setInserting('link') });
  };
  const selectSample = () => {
    if (isSample(draft.shown)) surface.current?.selectAll();
  };
  const close = (chosen?: string, words = '') => {
    setInserting(undefined);
    surface.current?.focus();
    if (chosen === undefined) return;
    if (inserting === 'link') surface.current?.link(chosen, words);
    else surface.current?.insert(`((facts.${chosen}))`);
  };
  const tools = (
    <MarkTools
      label={label}
      hasLists={widget === 'paragraphs'}
      standing={standing}
      onBold={bold}
      onItalic={italic}
      onLink={() => setInserting('link')}
      onList={() => surface.current?.toggleList()}
      onFigure={() => setInserting('figure')}
    />
  );
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired} tools={!isReadOnly && tools}>
      {(_, tied) => (
        <>
          {/* HTML has no control for words with marks (WAI-ARIA textbox). */}
          <MarkedRoot
            {...tied}
            ref={root}
            role="textbox"
            aria-multiline="true"
            aria-required={isRequired}
            aria-readonly={isReadOnly || undefined}
            tabIndex={0}
            data-widget={widget}
            contentEditable={!isReadOnly}
            suppressContentEditableWarning
            spellCheck
            onFocus={selectSample}
            onClick={selectSample}
            onKeyDown={onKeyDown}
            // A space before what is being put in stays.
            onBlur={() => inserting || draft.leave()}
          />
          {inserting && (
            <Insertion what={inserting} value={inserting === 'link' ? standing.link : undefined} onClose={close} />
          )}
          {standing.link !== undefined && !inserting && !isReadOnly && (
            <LinkLeads
              address={standing.link}
              onChange={() => setInserting('link')}
              onRemove={() => surface.current?.link(undefined, '')}
            />
          )}
          <FactsUsed text={draft.shown} />
        </>
      )}
    </FieldFrame>
  );
}
