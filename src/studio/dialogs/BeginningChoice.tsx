import { Combobox } from '../form/Combobox.tsx';
import { pageOption } from '../form/widgets/link-options.ts';
import type { HostedDocument } from '../host/content-host.ts';
import { usePalette } from '../palette/load-palette.ts';
import { useStudio } from '../store/context.tsx';
import { BeginningCards } from './BeginningCards.tsx';
import { DocumentChoice } from './DocumentChoice.tsx';
import type { PictureWords } from './document-change.ts';

/** What a new page begins as. */
export type Beginning =
  | { with: 'blank' }
  | { with: 'page'; path: string }
  | { with: 'template'; name: string; source: string }
  | { with: 'document'; read: HostedDocument | undefined; alts: PictureWords };

type ChoiceProps = { value: Beginning; onChange: (value: Beginning) => void };

/** Empty, like another page, or from a template. */
export function BeginningChoice({ value, onChange }: ChoiceProps) {
  const pages = useStudio((state) => state.choices.pages);
  const palette = usePalette();
  // Without templates a page can begin in the other ways.
  const content = palette && 'templates' in palette ? palette : undefined;
  const chosen = value.with === 'template' ? value.name : value.with;
  return (
    <BeginningCards
      chosen={chosen}
      content={content}
      onChoose={(name) => {
        const template = content?.templates.find((each) => each.name === name);
        if (template) onChange({ with: 'template', name, source: template.source });
        else if (name === 'page') onChange({ with: 'page', path: pages[0]?.path ?? '/' });
        else if (name === 'document') onChange({ with: 'document', read: undefined, alts: {} });
        else onChange({ with: 'blank' });
      }}
    >
      {value.with === 'document' && (
        <DocumentChoice
          read={value.read}
          alts={value.alts}
          onRead={(read) => onChange({ with: 'document', read, alts: {} })}
          onAlts={(alts) => onChange({ ...value, alts })}
        />
      )}
      {value.with === 'page' && (
        <Combobox
          label="Which page"
          options={pages.map(pageOption)}
          value={value.path}
          onChoose={(path) => onChange({ with: 'page', path })}
        />
      )}
    </BeginningCards>
  );
}
