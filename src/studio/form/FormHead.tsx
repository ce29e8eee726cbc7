import { isFields, type Path, type Schema, siteTitle } from '#kit/model';
import { sectionLabel } from '../outline/section-words.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { languageWords } from '../store/file-title.ts';
import type { FileView } from '../worker/protocol.ts';
import { SmallButton } from './FieldFrame.styles.ts';
import { formLabel } from './form-label.ts';
import { helpOf } from './help-of.ts';
import { OwnLists } from './OwnLists.tsx';
import type { Part } from './parts.ts';
import { SectionExamples } from './SectionExamples.tsx';
import { formRoot, sectionTitle } from './schema.ts';
import { useWays } from './ways.ts';
import { widgetFor } from './widget.ts';
import { useFigures } from './widgets/use-figures.ts';

type HeadProps = {
  fileView: FileView;
  root: Path;
  schema: Schema | undefined;
  value: unknown;
  /** The part of the file that is shown, where it has parts. */
  part: Part | undefined;
};

const fileTitles: Readonly<Record<string, string>> = {
  PageSource: 'Title, address, dates',
  SiteSource: siteTitle,
  SiteOverlay: siteTitle,
  Facts: 'Figures',
  FactsOverlay: 'Figures',
  ThemeSource: 'Colours and letters',
  SharedSource: 'Shared sections',
};

/** What a file is for, where its schema says it to who writes it as text. */
const fileWords: Readonly<Record<string, string>> = {
  PageSource: 'How the page is found and shared, and when it is shown. What it says is in its sections.',
  Facts: 'Every figure of the site stands here once. Changed here, it is changed on all pages that show it.',
  FactsOverlay: 'Every figure of the site, as it is written in this language.',
};

/** What else there is to say of figures where a language may say them otherwise. */
const wordsOfLanguages = ' Where another language writes a figure in its own words, those stay as they are.';

/** What a part is for that is one field, whose words its form doesn't say again. */
function wordsOfPart({ title, fields: [name = ''] }: Part, { properties = {} }: Schema = {}): string {
  const field = properties[name] ?? {};
  return formLabel(name, field) === title ? helpOf(field, widgetFor(field), title) : '';
}

/** What the form is of, and what that is for. */
export function FormHead({ fileView: { file, kind, data, isUncertain }, root, schema, value, part }: HeadProps) {
  const store = useStore();
  const { filled } = useFigures();
  const { onVersions } = useWays();
  const page = useStudio((state) => state.page);
  const hasLanguages = useStudio((state) => state.choices.languages.length > 0);
  const inLanguage = useStudio(({ choices }) => (kind === 'PageSource' ? '' : languageWords(file, choices.pages)));
  const isSection = root.length > 0;
  const type = isFields(value) ? value['type'] : undefined;
  // What stands elsewhere looks as it does there.
  const hasExamples = isSection && schema !== undefined && type !== 'shared';
  const about = part
    ? wordsOfPart(part, schema)
    : fileWords[kind] && !isSection
      ? fileWords[kind] + (kind === 'Facts' && hasLanguages ? wordsOfLanguages : '')
      : helpOf(schema ?? {}, undefined, sectionTitle(type));
  const around =
    isSection && (root.length > 2 || kind !== 'PageSource') ? formRoot(kind, data, root.slice(0, -1)) : undefined;
  const fileTitle = `${fileTitles[kind] ?? 'This file'}${inLanguage}`;
  const title = isSection ? sectionTitle(type) : part ? `${part.title}${inLanguage}` : fileTitle;
  return (
    <header>
      <h2>{title}</h2>
      {about !== '' && <p>{about}</p>}
      {part && kind === 'SiteSource' && <OwnLists part={part} />}
      {(part !== undefined || hasExamples || around !== undefined || (file !== page && !isSection)) && (
        <div className="ways">
          {hasExamples && <SectionExamples file={file} data={data} root={root} type={String(type)} />}
          {around && (
            <SmallButton type="button" onClick={() => store.select({ file, path: root.slice(0, -1) })}>
              Back to {around.path.length > 0 ? sectionLabel(around.value, filled) : fileTitle}
            </SmallButton>
          )}
          {part && (
            <SmallButton type="button" onClick={() => store.select({ file, path: [] })}>
              {fileTitle}
            </SmallButton>
          )}
          {file !== page && !isSection && (
            <SmallButton type="button" onClick={() => store.select({ file: page, path: [] })}>
              Back to the page
            </SmallButton>
          )}
          {file !== page && !isSection && !isUncertain && (
            <SmallButton type="button" onClick={onVersions}>
              Earlier versions
            </SmallButton>
          )}
        </div>
      )}
    </header>
  );
}
