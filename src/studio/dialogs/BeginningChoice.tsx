import { useEffect, useState } from 'react';
import { Combobox } from '../form/Combobox.tsx';
import { pageOption } from '../form/widgets/link-options.ts';
import { loadPalette } from '../palette/load-palette.ts';
import type { PageTemplate } from '../palette/types.ts';
import { useStudio } from '../store/context.tsx';

/** What a new page begins as. */
export type Beginning =
  | { with: 'blank' }
  | { with: 'page'; path: string }
  | { with: 'template'; name: string; source: string };

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
            else onChange(target.value === 'page' ? { with: 'page', path: pages[0]?.path ?? '/' } : { with: 'blank' });
          }}
        >
          <option value="blank">with a heading and a text</option>
          <option value="page">as a copy of another page</option>
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
