/**
 * What every command needs: where the builder and the site lie, arguments, errors that people caused, writing inside of one
 * folder.
 */
export { addressBelow } from '../base/below-path.ts';
export { bundledFile } from '../base/bundled-code.mjs';
export { type Command, commandArgs, HelpAsked, seeHelp, wrongUsage } from '../base/command-args.ts';
export { diskProblemWords } from '../base/disk-problem.ts';
export { enterSite } from '../base/enter-site.mjs';
export { siteAddress } from '../base/environment.ts';
export { codeOf } from '../base/error-code.ts';
export { fontFolder } from '../base/font-folder.ts';
export type { GeneratedFile } from '../base/generated-file.ts';
export { hostingFolder } from '../base/hosting-folder.ts';
export { insideOf, OutsideError, writeInside } from '../base/inside.ts';
export { isLoopback } from '../base/is-loopback.ts';
export { ownCode } from '../base/own-code.ts';
export { type PackedNote, packedNote, packedNoteFile } from '../base/packed-note.ts';
export { projectRoot } from '../base/project-root.ts';
export { runCommand } from '../base/run-command.ts';
export { runNpm } from '../base/run-npm.ts';
export { sitePaths } from '../base/site-paths.ts';
export { siteRoot } from '../base/site-root.ts';
export { isUpgrading } from '../base/upgrade-places.ts';
export { UsageError } from '../base/usage-error.ts';
export { parseValidateArgs, type ValidateArgs } from '../base/validate-args.ts';
