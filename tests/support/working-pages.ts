import { join } from 'node:path';
import { copyPages, edit } from './content.ts';

/** A copy of the frozen pages below `folder` in which every loose end does what its YAML can say: one line each. */
export function copyWorkingPages(folder: string): string {
  const pages = copyPages(folder);
  const page = (name: string) => join(pages, `${name}.yaml`);
  edit(page('case-studies'), 'action: none', 'action: { download: /favicon.svg }');
  edit(page('patient-experience'), 'action: none', 'action: { dialog: movement }');
  edit(page('providers'), /(Schedule a Demo\s+action:) none/, '$1 { link: https://calendar.relaywell.example/demo }');
  edit(page('providers'), /(Provider Guide\s+action:) none/, '$1 { download: /favicon.svg }');
  edit(page('providers'), 'result: hidden', 'result: shown');
  edit(page('news'), 'filters: inert', 'filters: working');
  edit(page('_site'), 'send: simulated', 'send: function');
  return pages;
}
