import type { ContactForm, SiteSource } from '#kit/model';
import type { SiteContext } from '../../links/site-context.ts';
import { browserSite } from './browser-site.ts';

/** What pages may refer to, with the forms and the words of the site's file. */
export function withSource(context: SiteContext, source: SiteSource): SiteContext {
  const answers = source.labels?.answers;
  const forms = Object.entries(source.forms ?? {}).map(([name, form]): [string, ContactForm] => [
    name,
    { name, ...form, ...(form.fields && answers ? { words: answers } : {}) },
  ]);
  return {
    ...context,
    forms: new Map(forms),
    namedSources: new Map(Object.entries(source.sources ?? {})),
    site: browserSite(source, context),
  };
}
