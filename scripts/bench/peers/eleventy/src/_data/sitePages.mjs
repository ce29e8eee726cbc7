export { readPages as default } from '../../../content.mjs';
