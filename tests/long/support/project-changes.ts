import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { type Change, contentChanges, damages } from '../../build/support/changes.ts';
import { edit } from '../../support/content.ts';

type Changes = Record<string, Change>;

/** The same changes, made in a folder of the one they are given. */
function inside(changes: Changes, folder: string): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([what, change]) => [
      what,
      (root: string, turn: number) => change(join(root, folder), turn),
    ]),
  );
}

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`;

/** Each changes something that a build is made from, in a copy of the project. */
export const sourceChanges: Changes = {
  ...inside(contentChanges, 'pages'),
  'a picture': (root, turn) => writeFileSync(join(root, 'public/images/team/ruth-halvorsen.svg'), drawing(turn)),
  'a public file': (root, turn) => writeFileSync(join(root, 'public/notes.txt'), `Turn ${turn}`),
  "a block's view": (root, turn) =>
    edit(join(root, 'src/kit/blocks/prose/Prose.tsx'), /className="text[^"]*"/, `className="text turn-${turn}"`),
  "a block's styles": (root, turn) =>
    edit(
      join(root, 'src/kit/blocks/prose/styles.ts'),
      /styled\.div`(\n {2}order: \d+;)?/,
      `styled.div\`\n  order: ${turn};`,
    ),
  "a block's schema": (root, turn) => {
    edit(join(root, 'src/kit/blocks/prose/schema.json'), /"description": "[^"]*"/, `"description": "Turn ${turn}."`);
    const script = join(projectRoot, 'tests/long/support/write-validators.ts');
    execFileSync(process.execPath, ['--import', 'tsx', script, root], { cwd: projectRoot });
  },
  "a block's examples": (root, turn) =>
    edit(join(root, 'src/kit/blocks/prose/examples.yaml'), /description: .*/, `description: Turn ${turn}.`),
  'what forms and the contact function share': (root, turn) =>
    edit(
      join(root, 'supabase/functions/send-contact-email/signals.ts'),
      /trapField = 'form-trap[^']*'/,
      `trapField = 'form-trap-${turn}'`,
    ),
  'what only the server renders': (root, turn) =>
    edit(
      join(root, 'src/kit/app/entry-server.tsx'),
      /html = (`<!--\d+-->` \+ )?renderToString\(/,
      `html = \`<!--${turn}-->\` + renderToString(`,
    ),
  'the document': (root, turn) =>
    edit(join(root, 'src/builder/render/document.ts'), /<head>(<!--\d+-->)?/, `<head><!--${turn}-->`),
  'how a page is compiled': (root, turn) =>
    edit(join(root, 'src/engine/kinds/text/rich-text.ts'), /^(\/\/ Turn \d+\n)?/, `// Turn ${turn}\n`),
  'the policy': (root, turn) =>
    edit(
      join(root, 'src/builder/hosting/policy.ts'),
      /\['img-src', "'self'".*\]/,
      `['img-src', "'self'", 'https://turn-${turn}.example']`,
    ),
  'an environment file': (root, turn) =>
    writeFileSync(
      join(root, '.env'),
      `VITE_SUPABASE_URL=https://turn-${turn}.supabase.example\nVITE_SUPABASE_ANON_KEY=key-${turn}\n`,
    ),
  'the key alone': (root, turn) => writeFileSync(join(root, '.env'), `VITE_SUPABASE_ANON_KEY=key-${turn}\n`),
};

const cache = 'node_modules/.cache/site';
const statesOf = (root: string) => readdirSync(join(root, cache)).filter((name) => name.startsWith('state-'));

/** Each damages what the last build has left, which no later build may show. */
export const leftoverChanges: Changes = {
  ...inside(damages, 'dist'),
  'the state deleted': (root) => {
    for (const name of statesOf(root)) rmSync(join(root, cache, name));
  },
  'the state cut off': (root) => {
    for (const name of statesOf(root)) truncateSync(join(root, cache, name), 1000);
  },
  'the state of another build': (root) => {
    for (const name of statesOf(root)) {
      const file = join(root, cache, name);
      const kept = join(root, `kept-${name}`);
      const now = readFileSync(file);
      try {
        renameSync(kept, file);
      } catch {
        // The first time there is no other one.
      }
      writeFileSync(kept, now);
    }
  },
  'cached files damaged': (root) => {
    for (const name of readdirSync(join(root, cache, 'made'))) truncateSync(join(root, cache, 'made', name), 40);
  },
};
