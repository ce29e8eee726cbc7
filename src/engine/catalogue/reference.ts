import type { Said } from '#kit/model';
import type { NearName } from '../base/nearest.ts';
import { entry } from './entry.ts';
import {
  allAdded,
  field,
  fieldInstead,
  figureCalled,
  fileCalled,
  first,
  instead,
  labelled,
  say,
  written,
} from './say.ts';
import { changeTo, shortLine } from './words.ts';

type Unknown = NearName & { name: string; known: readonly string[] };

/** Mistakes in what one place says about another: links, pictures, placeholders, forms, shared sections. */
export const referenceEntries = {
  'link/form': entry<NearName & { url: string }>({
    severity: 'error',
    title: 'An address that leads nowhere',
    explanation:
      'A link leads to a page (/contact), a section (/faq#questions), a web address (https://…), an e-mail address (mailto:…) or a telephone (tel:…).',
    message: ({ url }) => say`${written(url)} is not an address that a link can lead to.`,
    help: ({ word, isSure }) =>
      changeTo(
        word,
        [],
        say`Write a page of this site, whose address begins with a slash, such as ${written('/contact')}, a section such as ${written('/faq#questions')}, or an address that begins with ${written('https://')}, ${written('mailto:')} or ${written('tel:')}.`,
        isSure,
      ),
    inForms: {
      help: ({ word, isSure }) =>
        changeTo(
          word,
          [],
          'Choose a page of the list, or write a web address, an e-mail address or a telephone number.',
          isSure,
        ),
    },
  }),
  'link/unknown-page': entry<NearName & { path: string; example: string }>({
    severity: 'error',
    title: 'A link to a page that does not exist',
    explanation: 'Pages are known by their address: about.yaml is /about.',
    message: ({ path }) => say`There is no page ${written(path)}.`,
    help: ({ word, isSure, example }) =>
      changeTo(word, [], say`Write the address of a page, such as ${instead(example)}.`, isSure),
    inForms: { help: ({ word, isSure }) => changeTo(word, [], 'Choose a page of the list.', isSure) },
  }),
  'link/unknown-anchor': entry<NearName & { path: string; anchor: string; file: string }>({
    severity: 'error',
    title: 'A link to a section that does not exist',
    explanation: 'What stands after # is the `id` of a section of that page.',
    message: ({ path, anchor }) => say`The page ${written(path)} has no section with ${field('id', anchor)}.`,
    help: ({ path, anchor, word, isSure, file }) =>
      changeTo(
        word,
        [],
        say`Add ${field('id', anchor)} to the section in ${fileCalled(file, true)}, or write ${instead(path)}.`,
        isSure,
      ),
  }),
  'anchor/duplicate': entry<{ anchor: string; firstLine: number; first: Said }>({
    severity: 'error',
    title: 'The same id twice on a page',
    explanation: 'A link to an `id` leads to one section.',
    message: ({ anchor, firstLine }) =>
      say`${field('id', anchor)} is used twice on this page (first on line ${firstLine}).`,
    help: () => 'Give one of the two another id.',
    inForms: {
      message: ({ anchor, first }) => say`${field('id', anchor)} is used twice on this page: ${first} has it, too.`,
      help: () => 'Give one of the two another short name.',
    },
  }),
  'image/missing': entry<NearName & { file: string; address: string }>({
    severity: 'error',
    title: 'A picture that does not exist',
    explanation: 'Pictures are files of the folder `public`; their address begins with a slash.',
    message: ({ file }) => say`There is no picture ${written(file)} in the public folder.`,
    help: ({ file, address, word, isSure }) => changeTo(word, [], putThere(file, address), isSure),
    inForms: { message: ({ file }) => say`There is no picture ${written(file)} on this site.` },
  }),
  'image/case': entry<{ file: string; word: string }>({
    severity: 'error',
    title: 'A picture with other capital letters',
    explanation:
      'On the web server, capital and small letters are different: Photo.svg is not photo.svg. On your own computer the picture may still show.',
    message: ({ file }) => say`The picture ${written(file)} has other capital and small letters in the public folder.`,
    help: ({ word }) => say`Change it to ${instead(word)}.`,
    inForms: {
      message: ({ file }) => say`The picture ${written(file)} has other capital and small letters on this site.`,
    },
  }),
  'image/none': entry<{ file: string; isBroken: boolean }>({
    severity: 'error',
    title: 'A file that is no picture',
    explanation:
      'Browsers show SVG, PNG, JPEG, WebP, GIF and AVIF. Another file does not become a picture by its name or its ending.',
    message: ({ file, isBroken }) =>
      isBroken
        ? say`The file ${written(file)} is named like a picture, but holds none.`
        : say`The file ${written(file)} is not a picture that browsers show.`,
    help: () => 'Open the picture in a program for pictures and save it as PNG or JPEG.',
  }),
  'image/alt': entry<{ alt: string; canBeEmpty: boolean | 'decorative' }>({
    severity: 'note',
    title: 'A file name instead of a description',
    explanation: 'People who cannot see the picture hear this text. The name of a file tells them nothing.',
    message: ({ alt }) => `“${alt}” does not say what the picture shows.`,
    help: ({ canBeEmpty }) =>
      canBeEmpty === true
        ? say`Describe the picture in a few words, or write ${written('""')} if it only decorates.`
        : canBeEmpty
          ? say`Describe the picture in a few words; if it only decorates, write ${field('alt', '')} and ${field('decorative', true)}.`
          : 'Describe the picture in a few words.',
  }),
  'download/missing': entry<NearName & { file: string; address: string }>({
    severity: 'error',
    title: 'A download that does not exist',
    explanation: 'Files to download are files of the folder `public`; their address begins with a slash.',
    message: ({ file }) => say`There is no file ${written(file)} in the public folder.`,
    help: ({ file, address, word, isSure }) => changeTo(word, [], putThere(file, address), isSure),
    inForms: { message: ({ file }) => say`There is no file ${written(file)} on this site.` },
  }),
  'placeholder/unknown': entry<NearName & { name: string; known: readonly string[] }>({
    severity: 'error',
    title: 'A placeholder that does not exist',
    explanation:
      'Placeholders are ((product)), ((organization)), ((email)) and the figures of _facts.yaml, such as ((facts.lives)).',
    message: ({ name }) => say`There is no placeholder ${figureCalled(`((${name}))`)}.`,
    help: ({ name, word, isSure, known }) =>
      changeTo(
        word === undefined ? undefined : `((${word}))`,
        known.length <= 8 ? known.map((name) => `((${name}))`) : [],
        name.startsWith('email.')
          ? say`Add it to ${labelled('mailboxes')} of ${fileCalled('_site.yaml')}, or write ${written('((email.name))')} with a name that stands there.`
          : say`Add it to ${fileCalled('_facts.yaml')}, or write ${written('((facts.name))')} with a name that stands there.`,
        isSure,
        'figure',
      ),
    inForms: { message: ({ name }) => say`There is no figure ${figureCalled(`((${name}))`)}.` },
  }),
  'placeholder/form': entry<{ found: string; word: string }>({
    severity: 'error',
    title: 'A placeholder in other brackets',
    explanation: 'A placeholder stands in double round brackets: ((product)).',
    message: ({ found }) => say`${written(found)} is not filled in: a placeholder stands in double round brackets.`,
    help: ({ word }) => say`Write ${instead(`((${word}))`, 'figure')}.`,
    inForms: {
      message: ({ found }) => say`${written(found)} is not filled in.`,
      help: () => 'Delete it, and put the figure in with the button “Figure” over the text.',
    },
  }),
  'fact/unused': entry<{ name: string; value: string }>({
    severity: 'note',
    title: 'A figure that no page shows',
    explanation: 'The figure stands in _facts.yaml, but no page writes its placeholder.',
    message: ({ name, value }) => say`No page shows ${figureCalled(`((facts.${name}))`, shortLine(value))}.`,
    help: () => 'Delete the figure, or use it.',
  }),
  'fact/review': entry<{ name: string; value: string; review: string }>({
    severity: 'note',
    title: 'A figure that should be checked again',
    explanation:
      'The day by which somebody wanted to compare the figure with its source has passed: its `review`, or what `review` of `_site.yaml` says of figures.',
    message: ({ name, value, review }) =>
      say`${figureCalled(name, shortLine(value))} should have been checked again by ${review}.`,
    help: () =>
      say`Compare it with its source and write today's date at ${labelled('checked')} and a later one at ${labelled('review')}.`,
  }),
  'fact/source': entry<NearName & { source: string; word: string }>({
    severity: 'warning',
    title: 'A source that is nearly the name of another',
    explanation:
      'The `source` of a figure may name an entry of `sources` in `_site.yaml`, and the line below the figure then leads to it. Any other text stands there as it is.',
    message: ({ source }) =>
      say`${labelled('sources')} in ${fileCalled('_site.yaml')} has no ${written(source)}, so these letters stand below the figure.`,
    help: ({ word, isSure }) => changeTo(word, [], 'Write who says so, in a few words.', isSure),
  }),
  'shared/unknown': entry<Unknown>({
    severity: 'error',
    title: 'Shared sections that do not exist',
    explanation: 'Sections for several pages are files of the folder _shared.',
    message: ({ name }) => say`There is no file ${fileCalled(`_shared/${name}.yaml`)}.`,
    help: ({ word, known, isSure }) =>
      changeTo(word, known, say`Create it in the folder ${written('_shared')}.`, isSure),
    inForms: { message: ({ name }) => `There are no shared sections “${name}”.` },
  }),
  'shared/unused': entry<{ name: string }>({
    severity: 'note',
    title: 'Shared sections that no page uses',
    explanation: 'The file stands in _shared, but no page puts it in.',
    message: ({ name }) => say`No page uses the shared sections ${written(name)}.`,
    help: ({ name }) =>
      say`Delete the file, or put a section that begins with ${first('type', 'shared')} and has ${field('name', name)} into a page.`,
  }),
  'navigation/no-target': entry<{ label: string }>({
    severity: 'error',
    title: 'A menu entry that leads nowhere',
    explanation: 'An entry of the navigation has a `link`, or `items` that open below it.',
    message: ({ label }) =>
      say`The menu entry “${label}” leads nowhere: it has neither a ${labelled('link')} nor ${labelled('items')}.`,
    help: () => say`Add a line such as ${allAdded({ link: '/' }, true)}, or delete the entry.`,
    inForms: {
      message: ({ label }) => `The menu entry “${label}” leads nowhere yet.`,
      help: () => 'Choose a page at “Link”, or add “Links below it”; or take the entry away.',
    },
  }),
  'title/duplicate': entry<{ firstFile: string }>({
    severity: 'warning',
    title: 'Two pages with the same title',
    explanation: 'The title tells pages apart in the browser and in search results.',
    message: ({ firstFile }) => say`${fileCalled(firstFile, true)} has the same title.`,
    help: () => 'Give this page a title of its own.',
  }),
  'description/duplicate': entry<{ firstFile: string }>({
    severity: 'note',
    title: 'Two pages with the same description',
    explanation: 'The description stands below the title in search results.',
    message: ({ firstFile }) => say`${fileCalled(firstFile, true)} has the same description.`,
    help: () => 'Give this page a description of its own.',
    inForms: {
      message: ({ firstFile }) => say`${fileCalled(firstFile, true)} has the same “Words for search results”.`,
      help: () => 'Write other ones for this page.',
    },
  }),
  'form/unknown': entry<Unknown>({
    severity: 'error',
    title: 'A form that does not exist',
    explanation: 'Forms have their names in _site.yaml under `forms`.',
    message: ({ name }) => say`${fileCalled('_site.yaml')} has no form ${written(name)}.`,
    help: ({ word, known, isSure }) => changeTo(word, known, 'Add it there.', isSure),
  }),
  'inquiry/unknown': entry<Unknown>({
    severity: 'error',
    title: 'A kind of inquiry that does not exist',
    explanation: 'The kinds of inquiry have their names in _site.yaml under `inquiryTypes`.',
    message: ({ name }) => say`${fileCalled('_site.yaml')} has no inquiry type ${written(name)}.`,
    help: ({ word, known, isSure }) => changeTo(word, known, 'Add it there.', isSure),
  }),
  'mailbox/unknown': entry<Unknown>({
    severity: 'error',
    title: 'A mailbox that does not exist',
    explanation: 'Mailboxes have their names in _site.yaml under `mailboxes`.',
    message: ({ name }) => say`There is no mailbox ${written(name)}.`,
    help: ({ word, known, isSure }) => changeTo(word, known, say`Add it under ${labelled('mailboxes')}.`, isSure),
  }),
  'action/form': entry<{ value: string; action: unknown }>({
    severity: 'error',
    title: 'A button whose action is an address alone',
    explanation:
      'What a button does stands in curly brackets: `{ link: /page }` opens a page, `{ dialog: form }` a form, `{ download: /file.pdf }` brings a file. `none` does nothing.',
    message: ({ value }) => say`${written(value)} alone does not say what the button does with it.`,
    help: ({ action }) => say`Write ${fieldInstead('action', action)}`,
  }),
  'action/choice': entry<{ chosen: readonly string[] }>({
    severity: 'error',
    title: 'A button that does two things',
    explanation: 'A button opens a page, opens a form, or downloads a file.',
    message: () =>
      say`A button does one thing: it needs exactly one of ${labelled('link')}, ${labelled('dialog')} and ${labelled('download')}.`,
    help: () => say`Keep the one you want, such as ${field('action', { link: '/contact' })}.`,
  }),
};

/** What to do with a file that is not in the public folder: what is no part of an address is left out of it. */
function putThere(file: string, address: string): Said {
  return file === address
    ? say`Put the file there, or write the address of one that is there, beginning with ${written('/')}.`
    : say`Put the file there and write ${written(address)}: its address has no folder ${written('public')} or ${written('_media')} in it, and begins with a slash.`;
}
