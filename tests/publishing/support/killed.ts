import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Publisher } from '#publishing';

// Publishes other words on a page, and is killed on the way: when a step begins, or after so many milliseconds.

const [root = '', path = '', from = '', to = '', when = ''] = process.argv.slice(2);
const pages = join(root, 'pages');
const base = readFileSync(join(pages, path), 'utf8');
const end = () => process.kill(process.pid, 'SIGKILL');

const onStep = (step: string) => {
  if (step === when) end();
};
const publisher = await Publisher.open({ root, pages, studio: join(root, '.data/studio') }, { onStep });
if (/^\d+$/.test(when)) setTimeout(end, Number(when));
await publisher.publish({
  title: to,
  author: { id: 'ada', name: 'Ada Example' },
  overlay: { [path]: { base, mine: base.replaceAll(from, () => to) } },
  pictures: new Map(),
});
