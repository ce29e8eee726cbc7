import { entry } from './entry.ts';
import { fileCalled, instead, labelled, say, written } from './say.ts';
import { shortLine } from './words.ts';

/** Mistakes in addresses of pages, and in old ones that lead to new ones. */
export const addressEntries = {
  'route/duplicate': entry<{ path: string; firstFile: string }>({
    severity: 'error',
    title: 'Two pages with the same address',
    explanation: 'Each page has its own address: the name of its file, or its `path`.',
    message: ({ path, firstFile }) =>
      say`The address ${written(path)} is already that of ${fileCalled(firstFile, true)}.`,
    help: () => say`Rename one of the two files, or give one another ${labelled('path')}.`,
  }),
  'route/form': entry<{ path: string; word: string; isFile: boolean }>({
    severity: 'error',
    title: 'An address with strange characters',
    explanation: 'Addresses have small letters, digits and hyphens, and slashes between their parts.',
    message: ({ path, isFile }) =>
      say`${isFile ? 'The name of this file gives the page' : 'Here the page gets'} the address ${written(shortLine(path))}; an address has only small letters, digits and hyphens.`,
    help: ({ word, isFile }) =>
      isFile ? say`Rename the file so that its address is ${written(word)}.` : say`Change it to ${instead(word)}.`,
  }),
  'redirect/from': entry<{ from: string; problem: 'form' | 'page' | 'taken' }>({
    severity: 'error',
    title: 'An old address that can’t be redirected',
    explanation:
      'A redirect begins at an address at which nothing stands any longer. Hosts read other signs than letters, digits, hyphens, dots and slashes each in their own way.',
    message: ({ from, problem }) =>
      problem === 'form'
        ? say`${written(shortLine(from))} can't be an old address.`
        : problem === 'page'
          ? say`${written(shortLine(from))} is a page or a file of this site, so nobody would be led on.`
          : say`${written(shortLine(from))} belongs to the server or to the build.`,
    help: ({ problem }) =>
      problem === 'form'
        ? say`Write it with letters, digits, hyphens, dots and slashes only, such as ${written('/old-page')}.`
        : problem === 'page'
          ? 'Delete the redirect, or give the page another address.'
          : 'Delete the redirect.',
  }),
  'redirect/to': entry<{ from: string; to: string }>({
    severity: 'error',
    title: 'A redirect that leads to no page',
    explanation:
      'A redirect leads to a page or section of this site, or to an address that begins with https://. Signs that mean something to a host are escaped; only brackets and colons before a word can’t stand behind the `?` of an address, since some hosts read them as patterns in any case.',
    message: ({ from, to }) =>
      say`${written(shortLine(from))} leads to ${written(shortLine(to))}, where no redirect can lead.`,
    help: () =>
      say`Write a page of this site, or an address that begins with ${written('https://')}, without a password, and without ${written('(')} and ${written(':word')} behind its question mark.`,
  }),
  'route/taken': entry<{ path: string; part: string; isFile: boolean }>({
    severity: 'error',
    title: 'An address that is taken',
    explanation:
      'Some addresses mean something else: `/404` is the page for wrong addresses, below `/assets`, `/fonts` and `/images` stand files, `/functions` and `/healthz` belong to the server, `/index` is the home page, `/search` the page that searches a site which has `search: true`. Windows has no files named `con`, `aux`, `nul`, `prn`, `com1` or `lpt1`.',
    message: ({ path, part, isFile }) =>
      say`${isFile ? 'The name of this file gives the page' : 'Here the page gets'} the address ${written(shortLine(path))}, but ${written(part)} is taken.`,
    help: ({ part, isFile }) =>
      say`${isFile ? 'Rename the file' : 'Write another address'}, such as ${written(`${part}-page`)} in place of ${written(part)}.`,
  }),
  'route/too-long': entry<{ length: number; limit: number; isFile: boolean }>({
    severity: 'error',
    title: 'An address that is too long',
    explanation:
      'The parts of an address are names of folders, which disks keep short; nobody reads or types a long one.',
    message: ({ length, limit }) => `The address of this page has ${length} characters; at most ${limit} are possible.`,
    help: ({ isFile }) => (isFile ? 'Give the file a shorter name.' : 'Write a shorter one.'),
  }),
  'route/unlinked': entry<{ path: string }>({
    severity: 'note',
    title: 'A page that no link leads to',
    explanation: 'Visitors find a page by the links of other pages, the header and the footer.',
    message: ({ path }) => say`No link of the site leads to ${written(path)}.`,
    help: () => say`Link to it from another page, or from the navigation in ${fileCalled('_site.yaml')}.`,
    inForms: {
      message: () => 'No link of the site leads to this page.',
      help: () => 'Link to it from another page, or add it to “Menu” or “Footer” in “On every page”.',
    },
  }),
};
