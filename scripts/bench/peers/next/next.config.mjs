import { fileURLToPath } from 'node:url';

// Next's own defaults, but for the export to static files. What all peers share lies beside the project.
export default {
  output: 'export',
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
};
