import { useEffect, useState } from 'react';
import { Combobox } from '../form/Combobox.tsx';
import { pageOption } from '../form/widgets/link-options.ts';
import type { HostedDocument } from '../host/content-host.ts';
import { loadPalette } from '../palette/load-palette.ts';
import type { PageTemplate } from '../palette/types.ts';
import { useStudio } from '../store/context.tsx';
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
  const [templates, setTemplates] = useState<readonly PageTemplate[]>([]);
  useEffect(() => {
    // Without templates a page can begin in the other ways.
    loadPalette().then(
      (content) => setTemplates(content.templates),
      () => undefined,
    );
  }, []);
  const current = value.with === 'template' ? value.name : value.with;
  return (
    <>
      <label>
        It begins
        <select
          value={current}
          onChange={({ target }) => {
            const template = templates.find(({ name }) => name === target.value);
            if (template) onChange({ with: 'template', name: template.name, source: template.source });
            else if (target.value === 'page') onChange({ with: 'page', path: pages[0]?.path ?? '/' });
            else if (target.value === 'document') onChange({ with: 'document', read: undefined, alts: {} });
            else onChange({ with: 'blank' });
          }}
        >
          <option value="blank">with a heading and a text</option>
          <option value="page">as a copy of another page</option>
          <option value="document">with a document of Word, Google Docs or the web</option>
          {templates.map(({ name, title }) => (
            <option key={name} value={name}>
              from the template: {title}
            </option>
          ))}
        </select>
      </label>
      {value.with === 'template' && (
        <p className="muted">{templates.find(({ name }) => name === value.name)?.description}</p>
      )}
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
    </>
  );
}
