import { becameDue } from './became-due.ts';
import { repositoryOf } from './github.ts';

/**
 * For the workflow `deploy`, run by the clock: `due.ts COMMIT FOLDER` prints `commit=…` where something of that commit's content,
 * checked out there, has become due since the site was published last; nothing where that isn't so.
 */
const [commit = '', folder = ''] = process.argv.slice(2);
const times = await becameDue(folder, repositoryOf(process.env), Date.now());
for (const time of times) console.error(`Due since the site was published: ${new Date(time).toISOString()}`);
if (times.length > 0 && commit !== '') console.log(`commit=${commit}`);
else console.error('Nothing has become due since the site was published.');
