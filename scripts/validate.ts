import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createValidators } from './content/2-validate/validators.ts';
import { formatJson } from './content/4-report/json.ts';
import { formatText } from './content/4-report/text.ts';
import { compileContent } from './content/compile-content.ts';
import { hasErrors } from './content/diagnostic.ts';
import { readContent } from './content/read-content.ts';
import { projectRoot } from './project-root.ts';

/** `npm run validate [-- --pages DIR] [--format text|json]`: checks every page definition. */
const { values } = parseArgs({
  options: { pages: { type: 'string', default: 'pages' }, format: { type: 'string', default: 'text' } },
});
const files = readContent(process.cwd(), resolve(values.pages), resolve(projectRoot, 'public'));
const content = compileContent(files, createValidators(projectRoot));
const count = files.pages.length + files.shared.length + (files.site ? 1 : 0) + (files.facts ? 1 : 0);
console.log(values.format === 'json' ? formatJson(count, content.diagnostics) : formatText(content.diagnostics));
process.exitCode = hasErrors(content.diagnostics) ? 1 : 0;
