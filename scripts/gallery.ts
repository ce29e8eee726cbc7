import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildGallery } from './gallery/build-gallery.ts';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run gallery [-- --out DIR]`: writes the gallery of all blocks as a folder that works anywhere.
 * `npm run gallery -- --pictures`: takes the pictures of the guides again.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: '.gallery' }, pictures: { type: 'boolean' } },
  });
  if (values.pictures) {
    const { takePictures } = await import('./screenshots/guide-pictures.ts');
    console.log(`Took ${(await takePictures(projectRoot)).join(', ')}.`);
    return;
  }
  const count = await buildGallery(projectRoot, values.out);
  console.log(
    `The gallery is in ${values.out}/: ${count} documents. Open ${pathToFileURL(resolve(values.out, 'index.html'))}`,
  );
});
