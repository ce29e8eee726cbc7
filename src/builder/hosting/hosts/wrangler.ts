/**
 * Cloudflare's configuration for a site of static files alone (Workers static assets); `directory` is the built site, as seen
 * from it. Addresses stay without a slash at the end, as the site's own links are.
 */
export function wranglerConfig(directory: string): string {
  const config = {
    $schema: 'https://unpkg.com/wrangler/config-schema.json',
    name: 'site',
    compatibility_date: '2025-09-01',
    workers_dev: true,
    preview_urls: true,
    assets: { directory, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
