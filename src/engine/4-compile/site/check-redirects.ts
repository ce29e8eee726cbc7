import { isFields } from '#kit/model';
import { always, since, without } from '../../base/shown.ts';
import { redirectProblem } from '../../links/addresses/redirect-rules.ts';
import { report, type SectionScope } from '../sections/section-scope.ts';

/** Reports what is wrong with both ends of the site's redirects, whose links are compiled. */
export function checkRedirects(redirects: unknown, scope: SectionScope): void {
  const { routes, publicFiles, now, languages } = scope.context;
  // While a page isn't there, its address can lead on.
  const taken = [...routes].filter(([, { shown }]) => without(since(always, now), shown).length === 0);
  const paths = new Set([...taken.map(([path]) => path), ...publicFiles.keys()]);
  for (const [from, link] of Object.entries(isFields(redirects) ? redirects : {})) {
    // A link that could not be compiled has been reported.
    if (!isFields(link) || typeof link['href'] !== 'string') continue;
    const problem = redirectProblem(from, link['href'], paths, languages);
    const mark = problem?.code === 'redirect/to' ? 'value' : 'key';
    if (problem) report(scope, { path: ['redirects', from], mark, ...problem });
  }
}
