import { messagesCommand } from './contact/messages.ts';

/** `npm run messages`: what the embedded backend has received. */
const { stdout, stderr, exitCode } = await messagesCommand(process.argv.slice(2), process.env['DATA_DIR'] ?? '.data');
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
