/**
 * Where messages go: the project and its anonymous key from the build's environment, or the site's own backend where there
 * are none.
 */
export function contactProject(): { url: string; key: string } {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env;
  return { url: url || window.location.origin, key: key || 'local-anonymous-key' };
}
