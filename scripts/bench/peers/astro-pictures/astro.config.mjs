import { defineConfig } from 'astro/config';

// Formats are written as this project writes them: the same qualities, the same effort.
export default defineConfig({
  build: { format: 'directory', assets: 'assets' },
  trailingSlash: 'ignore',
  outDir: process.env.OUT,
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: JSON.parse(process.env.ENCODING ?? '{}') } },
});
