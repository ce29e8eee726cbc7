import type { Said } from '#kit/model';
import type { NearName } from '../base/nearest.ts';
import { entry } from './entry.ts';
import { field, figureCalled, fileCalled, joined, labelled, labelledAs, onLine, say, written } from './say.ts';
import { allOf, changeTo, counted, shortLine } from './words.ts';

/**
 * What the command is given for a translation, the file of its original, and the word for what that says now; of figures, those that don't
 * say what they were translated from, or one with what it was translated from.
 */
type Marked = { asked: string; file: string };
type Marks<Figures> = Marked & ({ thing: 'page' | 'file'; mark: string } | Figures);
type UnmarkedFigures = { thing: 'figures'; figures: readonly string[] };
type ChangedFigure = { thing: 'figure'; figure: { name: string; then: string; now: string } };

/** What of a translation says what its original says: a field, or the texts of a section, all of them or as many longer ones. */
export type Copied = { field: string; label?: string | undefined } | { texts: number; isAll: boolean };

/** What is wrong with the languages of a site, and what their translators want to know. */
export const languageEntries = {
  'language/unknown': entry<NearName & { name: string }>({
    severity: 'error',
    title: 'A language that does not exist',
    explanation: 'A language is written by its code (BCP 47): `en`, `es`, `pt-BR`.',
    message: ({ name }) => say`${written(shortLine(name))} is not the code of a language.`,
    help: ({ word }) =>
      changeTo(
        word,
        [],
        say`Write a code such as ${written('es')} for Spanish, or ${written('pt-BR')} for Brazilian Portuguese.`,
      ),
  }),
  'language/twice': entry<{ code: string }>({
    severity: 'error',
    title: 'A language that is listed twice',
    explanation: 'Each language of the site stands once in `languages`, the original first.',
    message: ({ code }) => say`${written(code)} is listed twice in ${labelled('languages')}.`,
    help: () => 'Delete one of the two.',
  }),
  'language/original': entry<{ first: string; language: string; others: readonly string[] }>({
    severity: 'error',
    title: 'Two languages that both are the original',
    explanation:
      'The first of `languages` is the language of the pages that stand in no folder of a language, which is what `language` says.',
    message: ({ first, language }) =>
      say`${labelled('languages')} names the original first, here ${written(first)}, but ${labelled('language')} says that it is ${written(language)}.`,
    help: ({ first, language, others }) =>
      say`Write ${onLine('languages', [language, ...others])}; or ${field('language', first)}, if that is the language of the pages that stand in no folder of a language.`,
  }),
  'language/no-pages': entry<{ code: string; name: string; folder: string }>({
    severity: 'error',
    title: 'A language without pages',
    explanation:
      'The pages of a language stand in a folder that has its code as its name, under the names of the originals.',
    message: ({ name, folder }) => say`There are no pages in ${name}: they belong into the folder ${written(folder)}.`,
    help: ({ code, folder }) =>
      say`Put the first page there, such as ${fileCalled(`${folder}/home.yaml`)}, or take ${written(code)} out of the list.`,
    inForms: {
      message: ({ name }) => `There are no pages in ${name}.`,
      help: () => 'Open a page, and add it in that language; or take the language out of the list.',
    },
  }),
  'language/no-home': entry<{ name: string; path: string; page: string; meant: string | undefined }>({
    severity: 'error',
    title: 'A language without a home page',
    explanation:
      'The page `home.yaml` in the folder of a language is what visitors see who choose it, and where the logo leads there.',
    message: ({ name, path, meant }) =>
      say`The pages in ${name} have no home page: nothing is at ${written(path)}${meant === undefined ? '' : say`, and ${fileCalled(meant)} looks like it`}.`,
    help: ({ page, meant }) =>
      meant === undefined
        ? say`Bring ${fileCalled(`${page}.yaml`)} back, or let ${written(`npm run new -- page ${page}`)} make one of the original.`
        : say`Rename it to ${fileCalled(`${page}.yaml`)}.`,
    inForms: {
      help: ({ name, page, meant }) =>
        meant === undefined
          ? `Open the home page, and add it in ${name} by the name of its language at the top.`
          : say`Rename it to ${fileCalled(`${page}.yaml`)}.`,
    },
  }),
  'language/not-listed': entry<{ code: string; name: string; languages: readonly string[] }>({
    severity: 'warning',
    title: 'A folder of a language that the site does not list',
    explanation: 'What the folder of a language holds is only used where `languages` in `_site.yaml` lists its code.',
    message: ({ code, name }) =>
      say`This is not used: ${labelled('languages')} in ${fileCalled('_site.yaml')} doesn't list ${written(code)} (${name}).`,
    help: ({ languages }) => say`Write ${onLine('languages', languages)} there, or delete this file.`,
  }),
  'language/folder': entry<{ folder: string; wanted: string }>({
    severity: 'error',
    title: 'A folder of a language with capitals in its name',
    explanation: 'The pages of a language stand in a folder that has its code in small letters as its name.',
    message: ({ folder }) =>
      say`The pages in ${written(folder)} are not found: the folder of a language has small letters.`,
    help: ({ folder, wanted }) => say`Rename the folder ${written(folder)} to ${written(wanted)}.`,
    inForms: {
      message: ({ folder }) =>
        `The pages of the language “${folder.split('/').at(-1)}” are not found: the folder of a language has small letters.`,
      help: () => 'Have whoever looks after the files of this site write the name of that folder in small letters.',
    },
  }),
  'language/no-words': entry<{ name: string; original: string }>({
    severity: 'warning',
    title: 'A language without its own menu and words',
    explanation:
      'The menu, the footer, the forms and the labels of a language stand in a `_site.yaml` in its folder, which holds what is other there.',
    message: ({ name, original }) => `The menu, the forms and the labels of the pages in ${name} are in ${original}.`,
    help: () =>
      say`Write this file, with ${labelled('navigation')}, ${labelled('footer')}, ${labelled('labels')}, ${labelled('fields')}, ${labelled('forms')}, ${labelled('notFound')} and ${labelled('privacy')}.`,
    inForms: {
      help: ({ original }) =>
        `Write them here in the language of these pages. What you leave out stays as it is in ${original}.`,
    },
  }),
  'language/words': entry<{ name: string; file: string; names: readonly string[] }>({
    severity: 'note',
    title: 'A section with words that are not translated yet',
    explanation:
      'Some blocks say words of their own, such as *Open now*. They know them in English and in Spanish; in another language they are English until its `_site.yaml` says them.',
    message: ({ name }) => `The words that this section says by itself are still in English, not in ${name}.`,
    help: ({ file, names }) => say`Translate them in ${fileCalled(file)} under ${labelled('labels')}: ${allOf(names)}.`,
  }),
  'words/missing': entry<{ language: string; names: readonly string[] }>({
    severity: 'error',
    title: 'A site without its small words in its language',
    explanation:
      'The builder knows the small words of a site, such as that of the button that opens the menu, in English and in Spanish; a site in another language says its own.',
    message: ({ language }) => say`Words that the site shows are not there in the language ${written(language)}.`,
    help: ({ names }) => say`Write them in ${fileCalled('_site.yaml')}: ${allOf(names)}.`,
  }),
  'language/unknown-name': entry<NearName & { name: string; group: string; file: string; known: readonly string[] }>({
    severity: 'error',
    title: 'A name that only the translation has',
    explanation: 'The folder of a language says what is other than in the original, under the same names.',
    message: ({ name, group, file }) => say`${figureCalled(name)} is none of the ${group} of ${fileCalled(file)}.`,
    help: ({ word, isSure, known }) =>
      changeTo(word, known, 'Write a name that stands in the original, or add it there first.', isSure, 'figure'),
  }),
  'translation/figure': entry<{ name: string; own: string; original: string; file: string }>({
    severity: 'note',
    title: 'A figure that another language says otherwise',
    explanation:
      'The numbers of a figure are others in its translation than in the original. Often the original was changed, and the translation stayed.',
    message: ({ name, own, original, file }) =>
      say`${figureCalled(name)} is ${written(shortLine(own))} here, and ${written(shortLine(original))} in ${fileCalled(file)}.`,
    help: () => 'Write the same number here, where it is meant to be the same.',
  }),
  'translation/missing': entry<{ names: readonly string[]; files: readonly string[]; pages: readonly string[] }>({
    severity: 'note',
    title: 'A page that is not translated',
    explanation:
      'Links to it lead to the original, and the choice of the language leads to the home page of that language.',
    message: ({ names, files }) =>
      say`This page is not there in ${joined(names, 'and')}: ${allOf(files, fileCalled)} ${files.length === 1 ? 'is' : 'are'} missing.`,
    help: ({ pages }) => say`Write it, or let ${written(`npm run new -- page ${pages[0]}`)} make one of the original.`,
    inForms: { help: () => 'Open the original, and add the page in that language.' },
  }),
  'translation/no-original': entry<{ name: string; file: string; original: string }>({
    severity: 'note',
    title: 'A page that only a translation has',
    explanation: 'The pages of a language belong together with their originals by the names of their files.',
    message: ({ name, file }) => say`This page is only there in ${name}: there is no ${fileCalled(file)}.`,
    help: ({ original }) =>
      say`Give the file the name of its original, or leave it where it is meant for readers of this language alone; visitors who choose ${original} here are led to the home page.`,
  }),
  'translation/copy': entry<{ name: string; original: string; file: string; of: Copied }>({
    severity: 'note',
    title: 'A translation in the words of its original',
    explanation:
      'A page is added in a language as a copy of its original. As long as the texts of one of its sections, or longer ones among them, are those of the original, visitors who choose the language read the other one there.',
    message: ({ original, file, of }) =>
      'field' in of
        ? say`What ${labelledAs(of.field, of.label)} says is still what ${fileCalled(file)} says, in ${original}.`
        : of.isAll
          ? say`The texts of this section are still those of ${fileCalled(file)}, in ${original}.`
          : of.texts === 1
            ? say`One longer text of this section is still that of ${fileCalled(file)}, in ${original}.`
            : say`${of.texts} longer texts of this section are still those of ${fileCalled(file)}, in ${original}.`,
    help: ({ name, of }) => `Translate ${'field' in of || (of.texts === 1 && !of.isAll) ? 'it' : 'them'} into ${name}.`,
  }),
  'translation/unmarked': entry<Marks<UnmarkedFigures>>({
    severity: 'note',
    title: 'A translation of which nobody knows how old it is',
    explanation:
      '`translated` says which state of the original a page or a shared section was translated from, and of a figure which value. Once the original says something else, that is reported here.',
    message: (marked) =>
      marked.thing === 'figures'
        ? say`Nobody will hear when ${fileCalled(marked.file)} says otherwise of ${allOf(marked.figures.slice(0, mostNamed), figureCalled)}${moreFigures(marked.figures)}.`
        : say`Nobody will hear when ${fileCalled(marked.file)} changes: once this ${marked.thing} says the same, write ${field('translated', marked.mark)} here.`,
    help: (marked) =>
      marked.thing === 'figures'
        ? say`Once they say the same here, ${written(`npm run page -- translated ${marked.asked}`)} writes so below each.`
        : say`${written(`npm run page -- translated ${marked.asked}`)} writes it${marked.thing === 'page' ? ', below the title' : ''}.`,
    inForms: { message: unmarkedInForms, help: () => 'Its form says so too, with a button.' },
  }),
  'translation/changed': entry<Marks<ChangedFigure>>({
    severity: 'note',
    title: 'A translation whose original has changed',
    explanation:
      '`translated` is a short word for what the original said, and of a figure what it said itself. Another order of its fields, comments and the way its texts are written change nothing in it.',
    message: (marked) =>
      marked.thing === 'figure'
        ? say`${figureCalled(marked.figure.name)} has changed from ${written(shortLine(marked.figure.then))} to ${written(shortLine(marked.figure.now))} since it was translated: once it says so here, write ${field('translated', marked.figure.now)}.`
        : say`${fileCalled(marked.file)} has changed since this ${marked.thing} was translated: once it says the same again, write ${field('translated', marked.mark)}.`,
    help: ({ asked }) => say`${written(`npm run page -- translated ${asked}`)} writes it.`,
    inForms: { message: changedInForms, help: () => 'Its form says what has changed, with buttons to settle it.' },
  }),
};

/** More names than this are counted. */
const mostNamed = 6;

function moreFigures({ length }: readonly string[]): string {
  return length > mostNamed ? `, and of ${counted(length - mostNamed, 'other figure')}` : '';
}

function unmarkedInForms(marked: Marks<UnmarkedFigures>): Said {
  return marked.thing === 'figures'
    ? say`Nobody will hear when the original says otherwise of ${allOf(marked.figures.slice(0, mostNamed), figureCalled)}${moreFigures(marked.figures)}.`
    : say`Nobody will hear when ${fileCalled(marked.file)} changes, of which this is the translation.`;
}

function changedInForms(marked: Marks<ChangedFigure>): Said {
  if (marked.thing !== 'figure') return say`${fileCalled(marked.file)} has changed since this was translated.`;
  const { name, then, now } = marked.figure;
  return say`${figureCalled(name)} has changed from ${written(shortLine(then))} to ${written(shortLine(now))} since it was translated.`;
}
