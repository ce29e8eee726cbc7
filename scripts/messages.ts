import { dataFolder, messagesCommand } from '#contact-server';

/** `npm run messages`: what the embedded backend has received. */
const { stdout, stderr, exitCode } = await messagesCommand(process.argv.slice(2), dataFolder());
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
