import { inspect } from 'node:util';
import { secretsOf, withoutSecrets } from '#contact-function';
import { HelpAsked } from './command-args.ts';
import { diskProblemWords } from './disk-problem.ts';
import { codeOf } from './error-code.ts';
import { UsageError } from './usage-error.ts';

/**
 * Runs a command of package.json: wrong usage, a broken schema, a full disk and a port that can't be had are one plain line and exit code 2;
 * what a command can do is told with exit code 0; anything else that is thrown is a bug of ours, exit code 3.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof HelpAsked) return console.log(error.message);
    const words = diskProblemWords(error, 'The command ended before it was done.');
    const isUsage =
      error instanceof UsageError ||
      words !== undefined ||
      (error instanceof TypeError && codeOf(error)?.startsWith('ERR_PARSE_ARGS'));
    // Errors repeat what they were given, and the environment holds passwords.
    console.error(
      withoutSecrets(
        words ?? (isUsage && error instanceof Error ? error.message : inspect(error)),
        secretsOf(process.env),
      ),
    );
    if (!isUsage)
      console.error('This is a bug of ours, not a mistake of yours. Please report it with the lines above.');
    process.exitCode = isUsage ? 2 : 3;
    // What has been begun, such as looking at a folder, would go on for ever. What was said is out first.
    process.stdout.write('', () => process.stderr.write('', () => process.exit()));
  }
}
