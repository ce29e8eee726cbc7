import { filesBelow, textOf } from './files.ts';

const reads = [
  // A path of the project's own folders, a copy's aside.
  /projectRoot(\}|(,|\s\+)\s*['"`])(pages|public)\b/,
  /['"`](\.\.\/)+(pages|public)\//,
  // A command that takes them where nothing else is named.
  /(run|start)Script\(\s*'(build|dev|start|validate)'\s*(\)|,\s*\[(?![^\]]*(--pages|\.\.\.))[^\]]*\])/,
  // What is served says all of itself, but which it is has to be said.
  /(run|start)Script\(\s*'serve'\s*(\)|,\s*\[(?![^\]]*(--out|\.\.\.))[^\]]*\])/,
];

/** Whether code reads `pages/` or `public/` of this project. */
export function readsContent(code: string): boolean {
  return reads.some((pattern) => pattern.test(code));
}

/** The test files that read the site's own content and may not, one sentence each. */
export function contentProblems(root: string): string[] {
  return ['tests', 'src', 'scripts', 'supabase']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => (file.startsWith('tests/') ? /\.tsx?$/.test(file) : /\.test\.tsx?$/.test(file)))
    .filter((file) => !file.startsWith('tests/content/') && file !== 'tests/contract/content-free.test.ts')
    .filter((file) => readsContent(textOf(root, file) ?? ''))
    .map(
      (file) =>
        `${file} reads pages/ or public/: take frozenSite or frozenPages of tests/specification/folders.ts, or a small site.`,
    );
}
