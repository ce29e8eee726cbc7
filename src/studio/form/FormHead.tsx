import type { Path } from '../../model/diagnostic.ts';
import type { Schema } from '../../model/schema.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { FileView } from '../worker/protocol.ts';
import { SmallButton } from './FieldFrame.styles.ts';
import { isFields } from './schema.ts';
import { choiceLabel } from './words.ts';

type HeadProps = { fileView: FileView; root: Path; schema: Schema | undefined; value: unknown };

const fileTitles: Readonly<Record<string, string>> = {
  PageSource: 'This page',
  SiteSource: 'The whole site',
  SiteOverlay: 'The site in this language',
  Facts: 'Figures',
  FactsOverlay: 'Figures in this language',
  ThemeSource: 'Colours and letters',
  SharedSource: 'Shared sections',
};

/** What the form is of, and what that is for. */
export function FormHead({ fileView: { file, kind }, root, schema, value }: HeadProps) {
  const store = useStore();
  const page = useStudio((state) => state.page);
  const isSection = root.length > 0;
  const title = isSection
    ? choiceLabel(isFields(value) && value['type'] ? value['type'] : 'Section')
    : (fileTitles[kind] ?? 'This file');
  return (
    <header>
      <h2>{title}</h2>
      {schema?.description && <p>{schema.description}</p>}
      {file !== page && !isSection && (
        <SmallButton type="button" onClick={() => store.select({ file: page, path: [] })}>
          Back to the page
        </SmallButton>
      )}
    </header>
  );
}
