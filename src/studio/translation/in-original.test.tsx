import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checker, pageText, twoLanguages } from '../../../tests/languages/support/two-languages.ts';
import { FormScopeProvider } from '../form/scope.tsx';
import type { Widget } from '../form/widget.ts';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { Asked, StudioStore } from '../store/types.ts';
import { createPipeline } from '../worker/pipeline.ts';
import { InOriginal, OriginalProvider } from './InOriginal.tsx';

const prose = (heading: string) => `  - { type: prose, heading: ${heading}, paragraphs: '**Words** here.' }\n`;
const scope = { file: 'pages/es/about.yaml', root: [], isReadOnly: false, messages: new Map(), selected: [] };

it('below a translated text stands what the original says, or that it is the same, where both are built alike; it is read once', async () => {
  const pipeline = createPipeline(checker);
  const pages = { about: pageText('About', prose('Boats of ((product))')), 'es/about': pageText('Acerca') };
  const content = twoLanguages({ pages });
  await pipeline.open(content);
  const holder = new StateHolder();
  const texts = new Map(content.pages.map(({ file, text }) => [file, text]));
  holder.set({ choices: await pipeline.choices(), texts });
  let count = 0;
  const ask = <T,>(question: (asked: Asked) => T) => {
    count += 1;
    return Promise.resolve(question(pipeline));
  };
  const store = Object.assign(holder, { ask }) as unknown as StudioStore;
  const fields = (section: Record<string, unknown>) => (
    <StudioProvider store={store} host={{} as ContentHost}>
      <OriginalProvider file={scope.file}>
        <FormScopeProvider {...scope} data={{ sections: [{ type: 'hero' }, section] }}>
          {(
            [
              ['heading', 'figured'],
              ['paragraphs', 'paragraphs'],
            ] satisfies [string, Widget][]
          ).map(([name, widget]) => (
            <InOriginal key={name} path={['sections', 1, name]} widget={widget} value={section[name]} />
          ))}
        </FormScopeProvider>
      </OriginalProvider>
    </StudioProvider>
  );
  const said = () => screen.queryAllByText(/^In English/).map(({ textContent }) => textContent);
  const { rerender } = render(fields({ type: 'prose', heading: 'Barcos', paragraphs: 'Palabras.' }));
  await expect
    .poll(said)
    .toEqual([expect.stringMatching(/^In English: “Boats of [^(]+”$/), 'In English: “Words here.”']);
  rerender(fields({ type: 'prose', heading: 'Boats of ((product))', paragraphs: 'Palabras.' }));
  expect(said()).toEqual(['In English: the same.', 'In English: “Words here.”']);
  rerender(fields({ type: 'quote', heading: 'Barcos', paragraphs: 'Palabras.' }));
  expect(said()).toEqual([]);
  expect(count).toBe(1);
});
