import { repositoryOf } from './github.ts';
import { lastGreen } from './last-green.ts';

/** For the workflow `deploy`: prints `commit=…`, the commit that may go live; nothing where there is none. */
const commit = await lastGreen(repositoryOf(process.env));
if (commit === undefined) console.error('::warning::No commit of main has passed its tests yet; nothing is deployed.');
else console.log(`commit=${commit}`);
