import { type KeyboardEvent, useState } from 'react';
import { isToReplace } from '#kit/model';
import { hear, shortcuts } from '../../shell/shortcuts.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { useFormScope } from '../scope.tsx';
import { useTextDraft } from '../use-text-draft.ts';
import { FactsUsed } from './FactsUsed.tsx';
import { LinkLeads } from './LinkLeads.tsx';
import { MarkedRoot } from './MarkedField.styles.ts';
import { type Inserting, Insertion, TextTools } from './TextTools.tsx';
import type { WidgetProps } from './types.ts';
import { useSurface } from './use-surface.ts';

/** Words with figures, and where they may have them with bold, italics and links, shown as they are read. */
export function MarkedField(props: WidgetProps) {
  const { path, label, help, schema, isRequired, widget } = props;
  const hasMarks = widget !== 'figured';
  const { isReadOnly } = useFormScope();
  const [inserting, setInserting] = useState<Inserting>();
  const draft = useTextDraft(props);
  const { root, surface, standing } = useSurface(draft.shown, { path, widget, kind: schema.kind }, draft.type);
  const bold = () => surface.current?.toggle('isBold');
  const italic = () => surface.current?.toggle('isItalic');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isReadOnly && hasMarks) hear(event, shortcuts.text, { bold, italic, link: () => setInserting('link') });
  };
  const selectSample = () => {
    if (isToReplace(draft.shown)) surface.current?.selectAll();
  };
  const close = (chosen?: string, words = '') => {
    setInserting(undefined);
    surface.current?.focus();
    if (chosen === undefined) return;
    if (inserting === 'link') surface.current?.link(chosen, words);
    else surface.current?.insert(`((${chosen}))`);
  };
  const tools = (
    <TextTools
      label={label}
      kind={schema.kind}
      hasMarks={hasMarks}
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
            aria-multiline={hasMarks}
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
          <AtCursor
            inserting={inserting}
            kind={schema.kind}
            link={isReadOnly ? undefined : standing.link}
            onClose={close}
            onChange={() => setInserting('link')}
            onRemove={() => surface.current?.link(undefined, '')}
          />
          <FactsUsed text={draft.shown} />
        </>
      )}
    </FieldFrame>
  );
}

type CursorProps = {
  inserting: Inserting | undefined;
  kind: string | undefined;
  /** Where the link leads that the cursor stands in. */
  link: string | undefined;
  onClose: (chosen?: string, words?: string) => void;
  onChange: () => void;
  onRemove: () => void;
};

/** What is asked, or said, of the place of the cursor. */
function AtCursor({ inserting, kind, link, onClose, onChange, onRemove }: CursorProps) {
  if (!inserting && link === undefined) return null;
  return (
    <div className="at-cursor">
      {inserting ? (
        <Insertion what={inserting} kind={kind} value={inserting === 'link' ? link : undefined} onClose={onClose} />
      ) : (
        <LinkLeads address={link ?? ''} onChange={onChange} onRemove={onRemove} />
      )}
    </div>
  );
}
