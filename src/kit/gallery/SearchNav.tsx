import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { fieldId } from './FieldTable.tsx';
import { baseOf, fileOf } from './routes.ts';
import { searchWords } from './search-words.ts';
import { designTopics, type Gallery, type GalleryRoute } from './types.ts';

const topicNames = { tokens: 'Colours, type, space', primitives: 'Primitives', drawings: 'Icons and drawings' };

/** What is offered where nothing was found. */
const tries = ['faq', 'quote', 'prices', 'team', 'logos', 'numbers'];

/** Where one can go in the gallery, with a search over the blocks and their fields. It works as plain links without script. */
export function SearchNav({ gallery, route }: { gallery: Gallery; route: GalleryRoute }) {
  const base = baseOf(route);
  const current = fileOf(route);
  const link = (file: string) => ({
    href: base + file,
    'aria-current': file === current ? ('page' as const) : undefined,
  });
  return (
    <nav aria-label="Gallery">
      <search>
        <label htmlFor="search">Search blocks and fields</label>
        <input id="search" type="search" placeholder="quote, link, icon …" autoComplete="off" />
        <VisuallyHidden id="found" aria-live="polite" />
        <p id="nothing" hidden>
          Nothing is called that. Try what it is for:{' '}
          {tries.map((word) => (
            <button key={word} type="button" data-try={word}>
              {word}
            </button>
          ))}
        </p>
      </search>
      <h2>Blocks</h2>
      <ul>
        <li>
          <a {...link('index.html')}>All blocks</a>
        </li>
        {gallery.blocks.map((block) => {
          const { type, fields } = block;
          const file = fileOf({ kind: 'block', type });
          return (
            <li key={type} data-words={searchWords(block)}>
              <a {...link(file)}>{type}</a>
              <ul hidden>
                {fields.map(({ path, about: words }) => (
                  <li key={path.join('.')} data-words={`${path.join(' ')} ${words}`}>
                    <a href={`${base}${file}#${fieldId({ path })}`}>{path.join(' › ')}</a>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <h2>Design</h2>
      <ul>
        {designTopics.map((topic) => (
          <li key={topic}>
            <a {...link(fileOf({ kind: 'design', topic }))}>{topicNames[topic]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
