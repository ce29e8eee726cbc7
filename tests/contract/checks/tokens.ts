import { themes, tokens } from '#kit/theme';
import { filesBelow, textOf } from './files.ts';

/** The tokens by their groups: `radius` has `sm`, `md` and `full`. */
const groups: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(tokens).map(([group, values]) => [group, Object.keys(values)])),
  color: Object.keys(themes.dark),
  fixed: ['night', 'paper', 'edge'],
  font: ['sans'],
};

/** Tokens that a style names and that there are not, which a browser passes over in silence. */
export function tokenProblems(root: string, folder: string): string[] {
  const files = filesBelow(root, folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const named = (textOf(root, file) ?? '').matchAll(/var\(--([a-z]+)-([\w-]+)/g);
    return [...named].flatMap(([, group = '', name = '']) => {
      const known = groups[group];
      if (!known || known.includes(name)) return [];
      return [`${file}: there is no token \`--${group}-${name}\`, only ${known.join(', ')}.`];
    });
  });
}
