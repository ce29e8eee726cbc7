import { type ColorName, contrast } from '../../model/contrast.ts';
import { layer, shadow } from '../../theme/layers.ts';
import { themes, tokens } from '../../theme/tokens.ts';
import { Lead } from '../Frame.styles.ts';
import { DesignRoot } from './design.styles.ts';

const grounds: ColorName[] = ['page', 'surface', 'raised'];
const words: ColorName[] = ['text', 'muted', 'accent', 'danger'];
const marks: ColorName[] = ['border', 'focus'];
const pairs: [ColorName, ColorName][] = [
  ['on-accent', 'accent'],
  ['on-signal', 'signal'],
  ['on-danger', 'danger-fill'],
];
const themeNames = { dark: 'Dark, the default', light: 'Light', bold: 'Bold sections of the dark theme' };

type Colors = Record<ColorName, string>;
type Pair = { above: ColorName; below: ColorName; least: number };

/** What may stand on what, with the contrast that it needs: 4.5 for words, 3 for marks (WCAG 1.4.3, 1.4.11). */
function contrastPairs(): Pair[] {
  const on = (names: ColorName[], least: number) =>
    names.flatMap((above) => grounds.map((below) => ({ above, below, least })));
  return [...on(words, 4.5), ...on(marks, 3), ...pairs.map(([above, below]) => ({ above, below, least: 4.5 }))];
}

function Contrast({ colors, pair: { above, below, least } }: { colors: Colors; pair: Pair }) {
  const ratio = contrast(colors[above], colors[below]);
  return (
    <tr>
      <td>
        <span className="sample" style={{ color: colors[above], background: colors[below] }}>
          {least === 3 ? <i style={{ background: colors[above] }} /> : 'Aa'}
        </span>
      </td>
      <th scope="row">
        {above} on {below}
      </th>
      <td>{ratio.toFixed(1)} : 1</td>
      <td>{least} : 1</td>
      <td data-verdict={ratio >= least ? 'enough' : 'too-little'}>
        {ratio < least ? 'too little' : ratio >= 7 ? 'AAA' : 'AA'}
      </td>
    </tr>
  );
}

function Theme({ name, colors }: { name: string; colors: Colors }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <ul className="swatches">
        {Object.entries(colors).map(([color, value]) => (
          <li key={color}>
            <span style={{ background: value }} />
            <code>{color}</code>
            <small>{value}</small>
          </li>
        ))}
      </ul>
      <details open>
        <summary>Contrast of words and marks, computed</summary>
        <table>
          <thead>
            <tr>
              {['Seen', 'Pair', 'Contrast', 'Needed', 'Verdict'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs().map((pair) => (
              <Contrast key={`${pair.above} ${pair.below}`} colors={colors} pair={pair} />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const groups = { ...tokens, layer, shadow };
type Group = Exclude<keyof typeof groups, 'fixed'>;

/** One group of tokens: each with its name, its value and what it does. */
function Scale({ title, group, className }: { title: string; group: Group; className: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={className}>
        {Object.entries(groups[group]).map(([name, value]) => (
          <li key={name}>
            <code>
              {group}-{name}
            </code>
            <small>{value}</small>
            <span style={{ ['--token' as string]: value }}>
              {group === 'text' || group === 'font' ? '22 days, 30 seconds' : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All tokens of the design, with contrast ratios computed from the values themselves. */
export function Tokens() {
  return (
    <DesignRoot>
      <Lead>
        <h1>Colours, type, space</h1>
        <p>
          Everything that a block may use has a name here and is a custom property: <code>color.muted</code> is{' '}
          <code>var(--color-muted)</code>. A component holds no colour and no length of its own making.
        </p>
      </Lead>
      {(['dark', 'light', 'bold'] as const).map((theme) => (
        <Theme key={theme} name={themeNames[theme]} colors={themes[theme]} />
      ))}
      <Scale title="Type" group="text" className="type" />
      <Scale title="Typeface" group="font" className="font" />
      <Scale title="Space" group="space" className="space" />
      <Scale title="Width" group="width" className="space" />
      <Scale title="Corners" group="radius" className="radius" />
      <Scale title="The line" group="line" className="line" />
      <Scale title="Shadow" group="shadow" className="shadow" />
      <Scale title="Motion" group="motion" className="plain" />
      <Scale title="Layers" group="layer" className="plain" />
    </DesignRoot>
  );
}
