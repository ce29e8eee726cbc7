import { UsageError } from '../base/usage-error.ts';

/** Blocks are written where the builder is made, which a packed one isn't. */
export async function addBlock(_root: string, name: string): Promise<string> {
  throw new UsageError(
    `The block \`${name}\` can't be added: a site has the blocks of its builder. Look whether one of them fits, with \`npm run new -- section TYPE PAGE\`.`,
  );
}
