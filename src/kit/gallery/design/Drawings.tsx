import type { DrawingName, IconName } from '../../model/types.generated.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { drawings } from '../../ui/drawings/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { Lead } from '../Frame.styles.ts';
import { DesignRoot } from './design.styles.ts';

const iconNames = Object.keys(icons) as IconName[];
const drawingNames = Object.keys(drawings) as DrawingName[];

/** Every drawing by the name that a page gives it. */
export function Drawings() {
  return (
    <DesignRoot>
      <Lead>
        <h1>Icons and drawings</h1>
        <p>
          Write their name: <code>icon: identity</code>, <code>drawing: relay</code>. All are drawn for this site, and
          follow its theme.
        </p>
      </Lead>
      <section aria-labelledby="icons">
        <h2 id="icons">Icons</h2>
        <ul className="icons">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="drawings">
        <h2 id="drawings">Drawings</h2>
        <ul className="drawings">
          {drawingNames.map((name) => (
            <li key={name}>
              <Drawing name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </section>
    </DesignRoot>
  );
}
