import type { NearName } from '../base/nearest.ts';
import { entry } from './entry.ts';
import { field, labelled, say, written } from './say.ts';
import { changeTo } from './words.ts';

const saveAgain = 'Open it in a program for pictures and save it as JPEG or PNG.';

/** Originals of pictures (the folder `_media`), and where pages show them. */
export const pictureEntries = {
  'picture/missing': entry<NearName & { file: string; name: string; folder: string }>({
    severity: 'error',
    title: 'A picture whose original does not exist',
    explanation:
      'Originals lie in the folder `_media` beside the pages. A page names them as they are called there: `harbour.jpg`, or `team/ann.jpg` in a folder of it.',
    message: ({ file, folder }) => say`There is no picture ${written(file)} in ${folder}/_media.`,
    help: ({ file, name, word, isSure }) =>
      changeTo(
        word,
        [],
        file === name
          ? 'Put the file there, or write the name of one that is there.'
          : say`Put the file there and write ${written(name)}: its name alone, without the folders before it.`,
        isSure,
      ),
    inForms: { message: ({ file }) => say`There is no picture ${written(file)}.` },
  }),
  'picture/alt': entry({
    severity: 'error',
    title: 'A picture without a description',
    explanation:
      'People who cannot see the picture hear what `alt` says. Only a picture that tells nothing of its own has none, and says so.',
    message: () => 'Nothing says what this picture shows.',
    help: () =>
      say`Write what it shows as ${labelled('alt')}, or add ${field('decorative', true)} if it only decorates.`,
    inForms: {
      help: () =>
        say`Write what it shows as ${labelled('alt')}, or choose ${labelled('decorative')} if it only decorates.`,
    },
  }),
  'picture/decorative': entry({
    severity: 'error',
    title: 'A picture that decorates and is described',
    explanation: 'A picture either shows something, which `alt` says, or it only decorates.',
    message: () => say`This picture has a description, and ${field('decorative', true)} says that it needs none.`,
    help: () => say`Delete ${field('decorative', true)}, or write ${field('alt', '')}.`,
    inForms: {
      message: () => say`This picture has a description, and ${labelled('decorative')} says that it needs none.`,
      help: () => say`Take ${labelled('decorative')} away, or empty the description.`,
    },
  }),
  'picture/link': entry({
    severity: 'error',
    title: 'A picture that is a link, and has no words',
    explanation:
      'A link that consists of a picture is called what its `alt` says. Without it nobody hears where it leads.',
    message: () => 'This picture is a link, and nothing says where it leads.',
    help: () => say`Write whose page it leads to as ${labelled('alt')}, and delete ${field('decorative', true)}.`,
    inForms: {
      help: () => say`Write whose page it leads to as ${labelled('alt')}, and take ${labelled('decorative')} away.`,
    },
  }),
  'picture/twice': entry<{ file: string; count: number }>({
    severity: 'note',
    title: 'A picture that stands twice in a section',
    explanation: 'The same picture beside itself is mostly left over from copying a line.',
    message: ({ file, count }) => say`${written(file)} stands ${count} times in this section.`,
    help: () => 'Name another picture, or delete one of them.',
  }),
  'picture/words': entry<{ file: string }>({
    severity: 'note',
    title: 'Words in a picture that nobody hears',
    explanation: 'Words in a picture are read by nobody who cannot see it, nor found by a search.',
    message: ({ file }) => say`${written(file)} seems to hold words, and is said only to decorate.`,
    help: () => say`If it holds words, write them as ${labelled('alt')} and delete ${field('decorative', true)}.`,
    inForms: {
      help: () => say`If it holds words, write them as ${labelled('alt')} and take ${labelled('decorative')} away.`,
    },
  }),
  'picture/small': entry<{ file: string; width: number; wanted: number }>({
    severity: 'note',
    title: 'A picture that is too small for its place',
    explanation:
      'A picture is never shown larger than it is. Screens with fine pixels show twice as many of them. Nobody sees a tenth too few, which is not noted.',
    message: ({ file, width, wanted }) =>
      say`${written(file)} is ${width} pixels wide where it is shown, and its place has room for ${wanted}.`,
    help: ({ wanted }) => `Use an original that is at least ${wanted} pixels wide, better ${wanted * 2}.`,
  }),
  'picture/crop': entry<{ file: string; fitting: string | undefined }>({
    severity: 'error',
    title: 'A part of a picture that isn’t there',
    explanation:
      'What is shown of a picture lies within it: where it begins and how wide it is are together at most 100 %, and so are the two from above. A drawing is shown whole.',
    message: ({ file, fitting }) =>
      fitting === undefined
        ? say`${written(file)} is a drawing, and drawings are shown whole.`
        : say`The part that is shown reaches beyond ${written(file)}.`,
    help: ({ fitting }) =>
      fitting === undefined ? say`Delete ${labelled('crop')}.` : say`Write ${field('crop', fitting)}.`,
    inForms: {
      help: ({ fitting }) =>
        fitting === undefined ? 'Show the whole picture.' : 'Draw the frame around what is shown once more.',
    },
  }),
  'picture/drawing': entry<{ file: string; wanted: number }>({
    severity: 'error',
    title: 'A drawing where pages are shared',
    explanation:
      'Networks and messengers show photographs and other pictures of pixels beside a link, and no SVG drawings.',
    message: ({ file }) => say`${written(file)} is a drawing, which is not shown where this page is shared.`,
    help: ({ wanted }) => `Use a photograph, or save the drawing as a PNG that is ${wanted} pixels wide.`,
  }),
  'picture/format': entry<{ found: string | undefined }>({
    severity: 'error',
    title: 'An original that is no picture this builder reads',
    explanation: 'Originals are JPEG, PNG, WebP, AVIF or GIF files, or SVG drawings.',
    message: ({ found }) =>
      found === undefined ? 'This file holds no picture.' : `This is ${found}, which browsers do not show.`,
    help: () => saveAgain,
  }),
  'picture/mislabelled': entry<{ found: string; ending: string; name: string }>({
    severity: 'error',
    title: 'A picture under the ending of another kind',
    explanation: 'The ending of a name says what a file holds. A picture does not become another kind by its name.',
    message: ({ found, ending }) => say`This file ends with ${written(`.${ending}`)}, but holds a ${found} picture.`,
    help: ({ name }) => say`Name it ${written(name)}, here and on the pages that show it.`,
  }),
  'picture/broken': entry<{ found: string }>({
    severity: 'error',
    title: 'A picture that is damaged',
    explanation: 'A file that was not copied to its end, or that a program has damaged, cannot be shown whole.',
    message: ({ found }) => `This ${found} picture is damaged or cut off.`,
    help: () => 'Copy the original once more, or open it in a program for pictures and save it as JPEG or PNG.',
  }),
  'picture/animated': entry<{ found: string }>({
    severity: 'error',
    title: 'A picture that moves',
    explanation:
      'Originals are still pictures, which are made into all sizes. What moves by itself distracts from reading.',
    message: ({ found }) => `This ${found} picture moves.`,
    help: () => 'Save one of its frames as a PNG or JPEG, and show that.',
  }),
  'picture/too-large': entry<{ is: string; limit: string; isDrawing: boolean }>({
    severity: 'error',
    title: 'An original that is too large',
    explanation: 'An original has at most 40 million pixels and 25 MB. No screen shows more.',
    message: ({ is, limit }) => `This picture has ${is}; the most is ${limit}.`,
    help: ({ isDrawing }) =>
      isDrawing
        ? 'Save it as a PNG that is 3,000 pixels wide.'
        : 'Make it smaller in a program for pictures: save it as a JPEG, 3,000 pixels wide, which is enough for every place.',
  }),
  'picture/heavy': entry<{ megabytes: number }>({
    severity: 'note',
    title: 'An original that is heavy',
    explanation:
      'Visitors never get the original. But whoever works on the site does, with every copy of its folder, and each first build reads it.',
    message: ({ megabytes }) => `This picture has ${megabytes} MB.`,
    help: () =>
      'Open it in a program for pictures (Paint on Windows, Preview on a Mac), make it 3,000 pixels wide where it is wider, save it as a JPEG, and take that in its place: nobody will see a difference.',
  }),
};
