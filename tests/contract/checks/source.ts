import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, textOf } from './files.ts';

const isTest = /\.test\.tsx?$/;

/**
 * Imports of the browser's code that only belong to the build, one sentence each. Types of the pipeline are no code, and the
 * rules of blocks are none of the browser's.
 */
export function importProblems(root: string): string[] {
  const files = filesBelow(root, 'src').filter(
    (file) => /\.tsx?$/.test(file) && !isTest.test(file) && !inPipeline.test(file) && !isRules.test(file),
  );
  return files.flatMap((file) => {
    const imports = (textOf(root, file) ?? '').matchAll(
      /(?:import|export)( type)?\s[^;]*?from\s*'([^']+)'|import\s*\(?\s*'([^']+)'/g,
    );
    return [...imports]
      .filter(([, type, name = '']) => !(type !== undefined && isPipeline.test(name)))
      .map(([, , name, bare = '']) => name ?? bare)
      .filter((name) => forbidden.test(name) || isPipeline.test(name) || isRules.test(name))
      .map((name) => `${file} imports \`${name}\`: the browser's code gets pages as compiled data.`);
  });
}

const forbidden =
  /^(node:|ajv|yaml$|vite$)|(^|\/)scripts\/|^#(?:builder|contact-server|publishing|studio\/server)|^#contact-function$|schema\.json$|\.ya?ml$/;
/** Rules of blocks, which belong to the pipeline, and the letters' widths, which weigh as much as a page. */
const isRules = /^#kit\/rules$|(^|\/)rules(\.generated)?\.ts$|(^|\/)(theme\/typeface|glyph-widths\.generated)\.ts$/;
const isPipeline = /^#engine|(^|\/)(?:engine|worker)\//;
/** The pipeline, the Studio's worker, which runs it in a browser beside the page, and what reads documents. */
const inPipeline = /^src\/(?:engine|studio\/(?:import|worker|server)|builder|publishing|contact-server)\//;

/** Words that stand for something still to be written, with their place. */
export function fillerProblems(root: string, folders: readonly string[]): string[] {
  const words = /\b(lorem ipsum|dolor sit|TBD|FIXME|XXX|coming soon|placeholder text|insert text)\b/i;
  // In small letters it is Spanish for "all", and a note only where it begins a comment.
  const note = /\bTODO\b|(?<=(?:\/\/|#|\*)\s*)todo\b/;
  const files = folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(tsx?|ya?ml|json)$/.test(file));
  return files.flatMap((file) =>
    (textOf(root, file) ?? '').split('\n').flatMap((line, index) => {
      const [found] = line.match(words) ?? line.match(note) ?? [];
      return found === undefined
        ? []
        : [`${file}:${index + 1}: \`${found}\` stands for something still to be written.`];
    }),
  );
}

/** Code, but for benchmarks, that writes files and neither asks `src/builder/base/inside.ts` where they go nor says why it need not. */
export function writerProblems(root: string): string[] {
  const files = serverFiles(root).filter(
    (file) => /\.(ts|mjs)$/.test(file) && !isTest.test(file) && !/^scripts\/bench|\/inside\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const text = textOf(root, file) ?? '';
    const imported = [...text.matchAll(/import \{([^}]*)\} from 'node:fs(?:\/promises)?'/g)].map(([, names]) => names);
    const [writer] = imported.join().match(writing) ?? [];
    return writer === undefined || /inside\.ts|\b(?:writeInside|insideOf)\b/.test(text)
      ? []
      : [
          `${file} writes with \`${writer}\`: let the name go through \`src/builder/base/inside.ts\`, or say why it need not.`,
        ];
  });
}

const writing = /\b(?:writeFile|appendFile|copyFile|cp|rename|link|symlink|createWriteStream)(?:Sync)?\b/;

/** Code, but for benchmarks, that leaves it to Node to list a folder with all below it. */
export function listingProblems(root: string): string[] {
  const files = serverFiles(root).filter(
    (file) => /\.(ts|mjs)$/.test(file) && !isTest.test(file) && !file.startsWith('scripts/bench'),
  );
  return files
    .filter((file) => /\breaddir(?:Sync)?\([^)]*\brecursive: true/.test(textOf(root, file) ?? ''))
    .map((file) => `${file} lists a folder with all below it: Node may follow links there. Take \`filesBelow\`.`);
}

/** Code that deletes a folder with all that is in it, beside the one file that looks first whether it is ours. */
export function deletingProblems(root: string): string[] {
  const files = serverFiles(root).filter(
    (file) => /\.(ts|mjs)$/.test(file) && !isTest.test(file) && !mayDelete.test(file),
  );
  return files
    .filter((file) => deleting.test(textOf(root, file) ?? ''))
    .map((file) => `${file} deletes a folder with all that is in it: take \`src/builder/files/managed-folder.ts\`.`);
}

const deleting = /\b(?:rm|rmdir)(?:Sync)?\([^;]*?\brecursive\b|\brimraf\b|\brm -r/;
/** What it is about; the frozen copy of the content, which git has; and what benchmarks make below `.bench`. */
const mayDelete =
  /^src\/builder\/files\/managed-folder\.ts$|^scripts\/(?:test\/freeze|bench\/(?:floor|peers|pictures))\.ts$/;

/** Styles that name a side, left or right, which is another one where a language runs from right to left. */
export function sideProblems(root: string, folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => filesBelow(root, folder)).filter((file) => isStyle.test(file));
  return files.flatMap((file) => {
    const declarations = (textOf(root, file) ?? '').matchAll(/^ +([\w-]+): ([^;]+);$/gm);
    const named = [...declarations].filter(([, name = '', value = '']) => isSided(name, value));
    return named.map(([text]) => `${file} names a side: \`${text.trim()}\`. Say \`inline-start\`, or \`--begin\`.`);
  });
}

const isStyle = /(?:\.styles|\/styles|GlobalStyle)\.ts$|\.tsx$/;

function isSided(name: string, value: string): boolean {
  if (/^(?:(?:margin|padding|border)-)?(?:left|right)\b/.test(name)) return true;
  if (/^(?:text-align|float|clear|transform-origin)$/.test(name)) return /^(?:left|right)\b/.test(value);
  if (!/^(?:inset|margin|padding|border-(?:width|style|color))$/.test(name)) return false;
  let plain = value;
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '');
  const [, right, , left] = plain.split(/\s+/);
  return left !== undefined && left !== right;
}

/** The one file that rests on a private interface, and says what it costs and when it can go. */
const isPrivate = 'src/kit/app/navigation/known-rules.ts';

/** Private and unstable interfaces of packages, and what is swapped for a while, with their place. */
export function privateProblems(root: string, folders: readonly string[]): string[] {
  const files = folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('.generated.') && file !== isPrivate);
  return files.flatMap((file) => {
    const [found] = (textOf(root, file) ?? '').match(notPublic) ?? [];
    return found === undefined ? [] : [`${file} rests on \`${found}\`: it may be gone with the next version.`];
  });
}

const notPublic = /\b(?:UNSAFE_\w+|unstable_\w+|__PRIVATE__)|\bprocess\.env = /;

/** Code that runs in Node: commands, and the rooms that know a disk. */
function serverFiles(root: string): string[] {
  const folders = [
    'scripts',
    'src/builder',
    'src/contact-server',
    'src/publishing',
    'src/studio/import',
    'src/studio/server',
  ];
  return folders.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => filesBelow(root, folder));
}
