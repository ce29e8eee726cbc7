import { labelOf } from '#kit/model';
import { entry } from './entry.ts';
import { colorCalled, fileCalled, instead, say, written } from './say.ts';

/** A colour above another; which of both the brand has `changed`, and which `way` it has to go, the nearest that is enough if one is. */
type WeakColor = {
  theme: string;
  above: string;
  below: string;
  ratio: number;
  least: number;
  changed: string;
  way: 'darker' | 'lighter';
  word: string | undefined;
};

/** Mistakes in what a brand looks like. */
export const themeEntries = {
  'theme/contrast': entry<WeakColor>({
    severity: 'error',
    title: 'Two colours that are too much alike',
    explanation:
      'Words need a contrast of 4.5 to what they stand on, edges and frames of 3 (WCAG 2.2, 1.4.3 and 1.4.11). Black on white has 21.',
    message: ({ theme, above, below, ratio, least }) =>
      say`In \`${theme}\`, ${colorCalled(above)} on ${colorCalled(below)} has a contrast of ${ratio.toFixed(1)}; it needs at least ${least}.`,
    help: ({ changed, way, word }) =>
      word === undefined
        ? say`Make ${colorCalled(changed)} ${way}.`
        : say`Make ${colorCalled(changed)} ${way}: ${instead(word)} is just enough.`,
    inForms: {
      message: ({ theme, above, below, least }) =>
        say`${labelOf(theme)}, ${colorCalled(above)} can hardly be ${least < 4.5 ? 'seen' : 'read'} on ${colorCalled(below)}.`,
    },
  }),
  'theme/font': entry<{ file: string }>({
    severity: 'warning',
    title: 'A file of letters that holds none',
    explanation:
      'Letters come from WOFF2 files, which browsers fetch as they are. A file of another kind, or one that was cut off, shows nothing.',
    message: ({ file }) => say`There are no letters in ${written(file)}, so visitors see those of their device.`,
    help: () => 'Put the WOFF2 file there once more, or another one.',
  }),
  'theme/in-folder': entry<{ file: string }>({
    severity: 'warning',
    title: 'A theme that has no effect',
    explanation: 'A site has one theme, the file `_theme.yaml` beside `_site.yaml`. Its languages look the same.',
    message: () => say`This file has no effect: the one theme of a site stands beside ${fileCalled('_site.yaml')}.`,
    help: ({ file }) =>
      say`Move what it says to ${fileCalled(file.slice(file.lastIndexOf('/') + 1))} beside ${fileCalled('_site.yaml')}, or delete it.`,
  }),
};
