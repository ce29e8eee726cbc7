import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { BlockRoot } from './BlockPage.styles.ts';
import { FieldTable } from './FieldTable.tsx';
import { Lead } from './Frame.styles.ts';
import { baseOf, fileOf } from './routes.ts';
import type { GalleryBlock, GalleryExample } from './types.ts';
import { Words } from './Words.tsx';
import { Yaml } from './Yaml.tsx';

/** The widths that an example can be looked at in, in pixels. */
const devices = [
  ['Phone', 390],
  ['Tablet', 768],
  ['Desktop', 1120],
] as const;

function Example({ type, example }: { type: string; example: GalleryExample }) {
  const { name, about, yaml } = example;
  const file = baseOf({ kind: 'block', type }) + fileOf({ kind: 'example', type, name });
  return (
    <section className="example" id={`example-${name}`} aria-labelledby={`heading-${name}`}>
      <header>
        <h3 id={`heading-${name}`}>{name}</h3>
        <p>
          <Words text={about} />
        </p>
        <fieldset className="tools">
          <VisuallyHidden as="legend">Width of {name}</VisuallyHidden>
          {devices.map(([label, width]) => (
            <button key={label} type="button" data-width={width} aria-pressed={label === 'Desktop'}>
              {label}
            </button>
          ))}
          <a href={file}>Alone</a>
        </fieldset>
      </header>
      <div className="stage">
        <iframe src={file} title={`${type}, ${name}`} loading="lazy" data-example />
      </div>
      <Yaml text={yaml} label={name} />
    </section>
  );
}

/** One block: what it is for, its examples at work with their YAML, its fields. */
export function BlockPage({ block: { type, about, examples, fields } }: { block: GalleryBlock }) {
  return (
    <BlockRoot>
      <Lead>
        <h1>{type}</h1>
        <p>
          <Words text={about} />
        </p>
        {type !== 'hero' && (
          <p className="command">
            Add one to a page: <code>npm run new -- section {type} PAGE</code>
          </p>
        )}
        <p className="command">
          <a href="#examples">Examples</a> <a href="#fields">Fields</a>
        </p>
      </Lead>
      <section aria-labelledby="examples">
        <h2 id="examples">Examples</h2>
        {examples.map((example) => (
          <Example key={example.name} type={type} example={example} />
        ))}
      </section>
      <section aria-labelledby="fields">
        <h2 id="fields">Fields</h2>
        <FieldTable fields={fields} label={`Fields of ${type}`} />
      </section>
    </BlockRoot>
  );
}
