import { createClient, type SupabaseClient } from '@supabase/supabase-js';

let client: SupabaseClient | undefined;

/**
 * The Supabase client, made on first use: the project and its anonymous key from the build's environment,
 * or the site's own backend where there are none. Throws where it can't be made (an address that is none).
 * It keeps its session in local storage and refreshes it; where storage is blocked, the client itself turns to memory
 * (naming `localStorage` here would throw). A session in the page's address is not taken: anyone can write such a link.
 */
export function contactClient(): SupabaseClient {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env;
  client ??= createClient(url || window.location.origin, key || 'local-anonymous-key', {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });
  return client;
}
