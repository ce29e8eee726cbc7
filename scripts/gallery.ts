import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandArgs, projectRoot, runCommand } from '#builder/base';
import { buildGallery } from '#builder/generate';

/**
 * `npm run gallery [-- --out DIR]`: writes the gallery of all blocks as a folder that works anywhere.
 * `npm run gallery -- --pictures`: takes the pictures of the guides again; `--studio` those of the Studio, of publishing and their films alone.
 */
await runCommand(async () => {
  const { values } = commandArgs({
    name: 'gallery',
    does: 'Writes the gallery of all blocks as a folder that works anywhere.',
    usage: ['npm run gallery -- [--out DIR]', 'npm run gallery -- --pictures', 'npm run gallery -- --studio'],
    options: {
      out: { type: 'string', default: '.gallery', value: 'DIR', words: 'where it is written (.gallery)' },
      pictures: { type: 'boolean', words: 'takes the pictures of the guides again instead' },
      studio: { type: 'boolean', words: 'takes those of the Studio, of publishing and their films alone' },
    },
    example: 'npm run gallery -- --out gallery',
    allowPositionals: false,
  });
  if (values.pictures || values.studio) {
    const { takePictures } = await import('./screenshots/guide-pictures.ts');
    const { takeStudioPictures } = await import('./screenshots/studio-pictures.ts');
    const { takePublishingPictures } = await import('./screenshots/publishing-pictures.ts');
    const guides = values.studio ? [] : await takePictures(projectRoot);
    const studio = [...(await takeStudioPictures(projectRoot)), ...(await takePublishingPictures(projectRoot))];
    console.log(`Took ${[...guides, ...studio].join(', ')}.`);
    return;
  }
  const count = await buildGallery(projectRoot, values.out);
  console.log(
    `The gallery is in ${values.out}/: ${count} documents. Open ${pathToFileURL(resolve(values.out, 'index.html'))}`,
  );
});
