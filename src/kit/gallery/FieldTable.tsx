import type { DrawingName, IconName } from '../model/types.generated.ts';
import { Drawing } from '../ui/Drawing.tsx';
import { drawings } from '../ui/drawings/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import { FieldTableRoot } from './FieldTable.styles.ts';
import type { GalleryField } from './types.ts';
import { Words } from './Words.tsx';

/** How many choices are shown at once; more of them open on a click. */
const shownChoices = 10;

const isIcon = (name: string): name is IconName => name in icons;
const isDrawing = (name: string): name is DrawingName => name in drawings;

function Choice({ name, drawn }: { name: string; drawn: GalleryField['drawn'] }) {
  return (
    <li>
      {drawn === 'icon' && isIcon(name) && <Icon name={name} />}
      {drawn === 'drawing' && isDrawing(name) && <Drawing name={name} />}
      <code>{name}</code>
    </li>
  );
}

function Choices({ choices, drawn }: Pick<GalleryField, 'choices' | 'drawn'>) {
  if (choices.length === 0) return null;
  const list = (
    <ul className="choices">
      {choices.map((name) => (
        <Choice key={name} name={name} drawn={drawn} />
      ))}
    </ul>
  );
  if (choices.length <= shownChoices) return list;
  return (
    <details>
      <summary>{choices.length} words to choose from</summary>
      {list}
    </details>
  );
}

/** The address of a field's row inside its block's document. */
export function fieldId({ path }: Pick<GalleryField, 'path'>): string {
  return `field-${path.join('.')}`;
}

/** The fields of a block: what each is called, what is written there, what it is for. */
export function FieldTable({ fields, label }: { fields: readonly GalleryField[]; label: string }) {
  return (
    <FieldTableRoot tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Write</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, isRequired, about, kind, choices, drawn }) => (
            <tr key={path.join('.')} id={fieldId({ path })} data-depth={path.length - 1}>
              <th scope="row">
                {path.length > 1 && <span>{path.slice(0, -1).join(' › ')} › </span>}
                <code>{path.at(-1)}</code>
                {isRequired && <em>required</em>}
              </th>
              <td>{kind}</td>
              <td>
                <Words text={about} />
                <Choices choices={choices} drawn={drawn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FieldTableRoot>
  );
}
