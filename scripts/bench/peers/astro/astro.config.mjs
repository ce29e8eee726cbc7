import { defineConfig } from 'astro/config';

// Astro's own defaults, but for the addresses, which are those of the site, and its messages home.
export default defineConfig({ build: { format: 'directory' }, trailingSlash: 'ignore', outDir: process.env.OUT });
