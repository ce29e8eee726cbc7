import { isFields } from '../2-validate/place.ts';
import { report, type SectionScope } from './compile-sections.ts';
import { redirectProblem } from './redirect-rules.ts';

/** Reports what is wrong with both ends of the site's redirects, whose links are compiled. */
export function checkRedirects(redirects: unknown, scope: SectionScope): void {
  const { routes, publicFiles } = scope.context;
  const paths = new Set([...routes.keys(), ...publicFiles.keys()]);
  for (const [from, link] of Object.entries(isFields(redirects) ? redirects : {})) {
    // A link that could not be compiled has been reported.
    if (!isFields(link) || typeof link['href'] !== 'string') continue;
    const problem = redirectProblem(from, link['href'], paths);
    const mark = problem?.code === 'redirect/to' ? 'value' : 'key';
    if (problem) report(scope, { path: ['redirects', from], mark, ...problem });
  }
}
