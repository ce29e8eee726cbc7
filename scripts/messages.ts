import { messagesCommand } from './contact/messages.ts';
import { dataFolder } from './contact/settings.ts';

/** `npm run messages`: what the embedded backend has received. */
const { stdout, stderr, exitCode } = await messagesCommand(process.argv.slice(2), dataFolder());
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
