import { type Checks, type MoreBlocks, type OwnRules, type ValidatorCode, validatorsOf } from '#engine';

/** What a site has of its own: its checks, and its blocks with their rules. */
export type Own = { checks: Checks; rules: OwnRules; blocks: MoreBlocks };

/** Loads the code of a site's own, as the server has compiled it, from below an address. */
export async function loadOwn(address: string): Promise<Own> {
  const [{ checks, rules }, { blockTypes, definitions }, { default: code }] = await Promise.all([
    load<Pick<Own, 'checks' | 'rules'>>(`${address}/checks.mjs`).catch((error: unknown) => {
      // One of them asks for what only Node has. They have their say where the site is checked and built.
      console.warn(error);
      return { checks: { studio: notHere }, rules: {} };
    }),
    fetch(`${address}/blocks.json`).then(async (response) => (await response.json()) as Omit<MoreBlocks, 'checks'>),
    load<{ default: ValidatorCode }>(`${address}/validators.mjs`),
  ]);
  return { checks, rules, blocks: { blockTypes, definitions, checks: validatorsOf(code) } };
}

/** Stands for checks that can't run in a browser: each page says so. */
const notHere: Checks[string] = () => [
  {
    severity: 'note',
    message: 'The checks of this site don’t run in the Studio: one of them asks for what only Node has, such as files.',
    help: 'Run `npx pagewright validate` to hear what they find.',
  },
];

async function load<Module>(address: string): Promise<Module> {
  return (await import(/* @vite-ignore */ address)) as Module;
}
