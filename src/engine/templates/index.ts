export { markSamples } from './mark-samples.ts';
export { type NewPage, pageFromTemplate } from './page-from-template.ts';
export { readTemplates, type Template, templateCalled } from './read-templates.ts';
