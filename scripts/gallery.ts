import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { projectRoot, runCommand } from '#builder/base';
import { buildGallery } from '#builder/generate';

/**
 * `npm run gallery [-- --out DIR]`: writes the gallery of all blocks as a folder that works anywhere.
 * `npm run gallery -- --pictures`: takes the pictures of the guides again; `--studio` those of the Studio and its film alone.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: '.gallery' },
      pictures: { type: 'boolean' },
      studio: { type: 'boolean' },
    },
  });
  if (values.pictures || values.studio) {
    const { takePictures } = await import('./screenshots/guide-pictures.ts');
    const { takeStudioPictures } = await import('./screenshots/studio-pictures.ts');
    const taken = values.studio ? [] : await takePictures(projectRoot);
    console.log(`Took ${[...taken, ...(await takeStudioPictures(projectRoot))].join(', ')}.`);
    return;
  }
  const count = await buildGallery(projectRoot, values.out);
  console.log(
    `The gallery is in ${values.out}/: ${count} documents. Open ${pathToFileURL(resolve(values.out, 'index.html'))}`,
  );
});
