import { Card } from '../ui/Card.tsx';
import { Lead } from './Frame.styles.ts';
import { BlockList } from './Home.styles.ts';
import { fileOf } from './routes.ts';
import type { Gallery, GalleryBlock } from './types.ts';
import { Words } from './Words.tsx';

/** The example that shows most of a block: the one with the longest text. */
function richest({ examples }: GalleryBlock) {
  return examples.reduce((best, example) => (example.yaml.length > best.yaml.length ? example : best));
}

/** Every block at a glance: a small picture, its name and what it is for. */
export function Home({ gallery }: { gallery: Gallery }) {
  return (
    <>
      <Lead>
        <h1>What a page can be made of</h1>
        <p>
          A page is a list of sections, and each is one of these {gallery.blocks.length} blocks. Open one to see its
          examples at work, copy the YAML, and put it below <code>sections:</code> in your page.
        </p>
      </Lead>
      <BlockList>
        {gallery.blocks.map((block) => (
          <li key={block.type} data-block-card={block.type}>
            <Card>
              <div className="thumbnail" inert>
                <iframe
                  src={`${fileOf({ kind: 'example', type: block.type, name: richest(block).name })}#still`}
                  title={`${block.type}, small`}
                  loading="lazy"
                  tabIndex={-1}
                />
              </div>
              <h2>
                <a href={fileOf({ kind: 'block', type: block.type })}>{block.type}</a>
              </h2>
              <p>
                <Words text={block.about} />
              </p>
            </Card>
          </li>
        ))}
      </BlockList>
    </>
  );
}
