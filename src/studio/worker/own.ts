import { type Checks, type MoreBlocks, type ValidatorCode, validatorsOf } from '#engine';

/** What a site has of its own: its checks and its blocks. */
export type Own = { checks: Checks; blocks: MoreBlocks };

/** Loads the code of a site's own, as the server has compiled it, from below an address. */
export async function loadOwn(address: string): Promise<Own> {
  const [{ checks }, { blockTypes, definitions }, { default: code }] = await Promise.all([
    load<Pick<Own, 'checks'>>(`${address}/checks.mjs`).catch((error: unknown) => {
      // A check that asks for what only Node has. It has its say where the site is checked and built.
      console.warn(error);
      return { checks: {} };
    }),
    fetch(`${address}/blocks.json`).then(async (response) => (await response.json()) as Omit<MoreBlocks, 'checks'>),
    load<{ default: ValidatorCode }>(`${address}/validators.mjs`),
  ]);
  return { checks, blocks: { blockTypes, definitions, checks: validatorsOf(code) } };
}

async function load<Module>(address: string): Promise<Module> {
  return (await import(/* @vite-ignore */ address)) as Module;
}
