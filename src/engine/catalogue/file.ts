import type { Said } from '#kit/model';
import { entry } from './entry.ts';
import { fileCalled, say, written } from './say.ts';
import { counted, shortLine } from './words.ts';

/** Mistakes of a file as a whole. */
export const fileEntries = {
  'file/no-folder': entry<{ folder: string }>({
    severity: 'error',
    title: 'The folder of the pages is missing',
    explanation: 'The validator was given a folder that does not exist.',
    message: ({ folder }) => say`There is no folder ${written(folder)}.`,
    help: () => 'Give the folder that holds the pages.',
  }),
  'file/unreadable': entry<{ reason: string }>({
    severity: 'error',
    title: 'The file cannot be opened',
    explanation: 'The computer refuses to open the file: it is a folder, or you are not allowed to read it.',
    message: ({ reason }) => `This file can't be read (${reason}).`,
    help: () => 'Check that it is a file and that you may read it.',
  }),
  'file/link': entry<{ target: string | undefined }>({
    severity: 'error',
    title: 'A link to another place instead of a file',
    explanation:
      'Links of the file system (symbolic links), pipes and devices are not read: what they lead to can be anywhere, change or be missing, and would be published. Shortcuts and aliases are no such links.',
    message: ({ target }) =>
      target === undefined
        ? 'This is no file, but a pipe, a socket or a device.'
        : say`This is no file, but a link to ${written(shortLine(target))}.`,
    help: ({ target }) => (target === undefined ? 'Delete it.' : 'Put the file itself here, or delete the link.'),
  }),
  'file/change-folder': entry({
    severity: 'error',
    title: 'A half-made change among the pages',
    explanation:
      'A folder `.change` in the folder of the pages once held a change that a command was making. It is neither read nor deleted any more: somebody else may have put it there.',
    message: () => say`Nothing named ${written('.change')} belongs among the pages.`,
    help: () => 'Delete it; the pages themselves are as they stand in their files.',
  }),
  'file/taken': entry<{ path: string; of: string | undefined }>({
    severity: 'error',
    title: 'A file in the place of one that the build writes',
    explanation:
      'The files of the public folder stand beside the pages. One with the path of a page, of its data, of its compressed form or of a file such as `sitemap.xml` would replace it. Large and small letters are the same on some disks.',
    message: ({ path, of }) =>
      of === undefined
        ? say`The build writes ${written(path)} itself.`
        : say`The build writes ${written(path)} itself, from ${of}.`,
    help: () => 'Give this file another name or folder, or delete it.',
  }),
  'file/host': entry<{ path: string; use: 'program' | 'configuration'; host: string }>({
    severity: 'error',
    title: 'A file that a host would run or obey',
    explanation:
      'The files of the public folder are shown or downloaded, and nothing else. Some names mean more to a host: it would run the file as a program, or take it for its own configuration. Large and small letters are the same here. `CNAME`, `.nojekyll` and the folder `.well-known` can be used.',
    message: ({ path, use, host }) =>
      use === 'program'
        ? say`${written(shortLine(path))} would be run as a program by ${host}.`
        : say`${written(shortLine(path))} would be taken for configuration by ${host}.`,
    help: () =>
      say`Delete this file, or give it another name and folder, such as ${written('files/')}. Redirects are written in ${written('_site.yaml')}.`,
  }),
  'file/too-large': entry<{ kilobytes: number; limit: number }>({
    severity: 'error',
    title: 'The file is too large',
    explanation: 'A page of words is never this large; a file that is would slow down the site for everyone.',
    message: ({ kilobytes, limit }) => `This file has ${kilobytes} KB; at most ${limit} KB are read.`,
    help: () => 'Move some of its sections to another page.',
  }),
  'file/too-deep': entry<{ limit: number }>({
    severity: 'error',
    title: 'Lists within lists within lists',
    explanation: 'No page needs so many levels. Usually a bracket or a dash was typed many times.',
    message: ({ limit }) => `Here more than ${limit} lists and blocks stand inside each other.`,
    help: () => 'Delete the brackets or dashes that are too many.',
  }),
  'file/encoding': entry({
    severity: 'error',
    title: 'The file is not UTF-8 text',
    explanation: 'The file was saved in another encoding, so letters such as é or ß would come out wrong.',
    message: () => 'This file is not saved as UTF-8 text.',
    help: () => 'Save it again and choose the encoding UTF-8.',
  }),
  'file/binary': entry({
    severity: 'error',
    title: 'The file is not text',
    explanation: 'The file holds characters that no text has. A picture or a Word document may have got its name.',
    message: () => 'This file holds characters that no text has.',
    help: () => 'Save it again as plain text.',
  }),
  'file/empty': entry<{ begin: string | Said }>({
    severity: 'error',
    title: 'The file is empty',
    explanation: 'The file holds nothing, or only comments.',
    message: () => 'This file is empty.',
    help: ({ begin }) => say`Begin with ${begin}, or delete the file.`,
  }),
  'file/documents': entry({
    severity: 'error',
    title: 'A second document begins',
    explanation: 'A line of three hyphens ends the page, and what follows would be lost.',
    message: () => say`The line ${written('---')} ends the page here, so nothing below it is shown.`,
    help: () => 'Delete this line.',
  }),
  'file/pages': entry({
    severity: 'error',
    title: 'Two pages in one file',
    explanation: 'A file holds one page, with one title and one list of sections.',
    message: () =>
      say`A second page begins here: ${written('title')} and ${written('sections')} are written twice in this file.`,
    help: () => 'Move what follows into a file of its own, or delete it.',
  }),
  'file/conflict': entry<{ lines: number }>({
    severity: 'error',
    title: 'Two versions of the same lines',
    explanation:
      'Two people changed the same lines. Git wrote both versions into the file, between marks, for you to choose.',
    message: ({ lines }) => `Two people changed this place, and both versions stand here (${counted(lines, 'line')}).`,
    help: () =>
      say`Keep the version you want, and delete the other one and the lines that begin with ${written('<<<<<<<')}, ${written('=======')} and ${written('>>>>>>>')}.`,
  }),
  'file/name': entry<{ name: string; wanted: string }>({
    severity: 'error',
    title: 'A file under another name',
    explanation:
      'A few files have names of their own: `_site.yaml` (brand, menu, forms), `_facts.yaml` (figures), the folder `_shared`.',
    message: ({ name, wanted }) => say`There is no ${written(wanted)}, and ${written(name)} looks like it.`,
    help: ({ wanted }) => say`Rename it to ${written(wanted)}.`,
  }),
  'file/twice': entry<{ other: string }>({
    severity: 'error',
    title: 'Two files where one is read',
    explanation:
      'A site has one file of its brand, one of its figures and one of its looks. Where two have the name, with the endings .yaml, .yml or .json, only one of them is read.',
    message: ({ other }) => say`Nobody reads this file, because ${written(other)} stands beside it.`,
    help: ({ other }) => say`Move what is missing there to ${written(other)}, and delete this file.`,
  }),
  'file/capitals': entry<{ wanted: string }>({
    severity: 'warning',
    title: 'An ending in capitals',
    explanation:
      'Text editors and hosts of repositories know pages by the endings .yaml, .yml and .json in small letters: in capitals a page gets neither colours nor suggestions there.',
    message: () => 'The ending of this file is written in capitals, by which other programs do not know it.',
    help: ({ wanted }) => say`Rename it to ${written(wanted)}.`,
  }),
  'file/ending': entry<{ wanted: string }>({
    severity: 'error',
    title: 'A page whose file has another ending',
    explanation: 'The files of pages end with .yaml (or .yml or .json). A file with another ending is no page.',
    message: () => 'This file holds a page, but its ending is not that of one, so nobody sees it.',
    help: ({ wanted }) => say`Rename it to ${written(wanted)}.`,
  }),
  'file/stray': entry({
    severity: 'note',
    title: 'A file that nothing is made of',
    explanation: 'The folder of the pages holds pages. Pictures and files to download belong to the folder `public`.',
    message: () => 'Nothing is made of this file: it is no page.',
    help: () =>
      say`Move pictures and downloads to the folder ${written('public')}; delete the file if nobody needs it.`,
  }),
  'page/no-home': entry<{ name: string | undefined; wanted: string }>({
    severity: 'error',
    title: 'A site without a home page',
    explanation: 'The page `home.yaml` is what visitors see first, and where the logo leads.',
    message: ({ name }) =>
      name === undefined
        ? 'The site has no home page: visitors of its address would find nothing.'
        : say`The site has no home page, and ${fileCalled(name)} looks like it.`,
    help: ({ name, wanted }) =>
      name === undefined
        ? say`Bring ${written('home.yaml')} back, or write ${written('npm run new -- page home')} for a new one.`
        : say`Rename it to ${written(wanted)}.`,
    inForms: { help: () => 'Its file has to be called “home”.' },
  }),
  'facts/missing': entry<{ file: string; count: number }>({
    severity: 'error',
    title: 'There is no _facts.yaml',
    explanation: 'Every figure that pages write as ((facts.name)) stands in the file _facts.yaml.',
    message: ({ file, count }) => say`The file ${fileCalled(file)} is missing: it holds ${figuresShown(count)}.`,
    help: () => 'Bring it back; its figures are not known elsewhere.',
    inForms: { message: ({ file, count }) => say`${fileCalled(file)} is missing: it holds ${figuresShown(count)}.` },
  }),
  'site/missing': entry<{ file: string }>({
    severity: 'error',
    title: 'There is no _site.yaml',
    explanation: 'Every folder of pages has a file _site.yaml with the brand, the navigation and the forms.',
    message: ({ file }) =>
      say`The file ${fileCalled(file)} is missing: it holds the brand, the navigation and the forms.`,
    help: () => 'Copy it from another site and change its words.',
    inForms: {
      message: ({ file }) => say`${fileCalled(file)} is missing: it holds the brand, the menu and the forms.`,
    },
  }),
};

function figuresShown(count: number): string {
  return count === 1 ? 'the figure that pages show' : `the ${count} figures that pages show`;
}
