import { readContactConfig } from '#builder/build';
import { createContactBackend } from '#contact-server';
import { listen } from './listen.ts';
import { siteConfig } from './site-config.ts';

const siteFile = process.env['SITE_FILE'];

/** A server process of the embedded backend alone, for tests that kill it; prints its address. SITE_FILE is another site's `_site.yaml`. */
const backend = createContactBackend({
  dataDir: process.env['DATA_DIR'] ?? '',
  smtpUrl: process.env['SMTP_URL'],
  rateLimit: 0,
  siteConfig: siteFile ? readContactConfig(siteFile) : siteConfig,
  log: { info: () => undefined, warn: console.error, error: console.error },
});
const { url } = await listen(backend);
console.log(`listening ${url}`);
