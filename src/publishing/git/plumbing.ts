import { gitBytes } from '#builder/change';

type Options = Parameters<typeof gitBytes>[2];

/** What Git prints in a folder; nothing where it fails. */
export async function text(folder: string, args: readonly string[], options?: Options): Promise<string | undefined> {
  return (await gitBytes(folder, args, options))?.toString('utf8');
}

/** The same where it can't fail but by a mistake of ours: that is thrown. */
export async function must(folder: string, args: readonly string[], options?: Options): Promise<string> {
  const output = await text(folder, args, options);
  if (output === undefined) throw new Error(`git ${args.find((arg) => /^[a-z]/.test(arg)) ?? ''} failed in ${folder}.`);
  return output;
}
