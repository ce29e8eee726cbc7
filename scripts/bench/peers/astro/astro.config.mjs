import { defineConfig } from 'astro/config';

// Astro's own defaults, but for the addresses, which are those of the site, and the folder whose files browsers keep for good.
export default defineConfig({
  build: { format: 'directory', assets: 'assets' },
  trailingSlash: 'ignore',
  outDir: process.env.OUT,
});
