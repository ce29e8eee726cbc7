import { createClient, type SupabaseClient } from '@supabase/supabase-js';

let client: SupabaseClient | undefined;

/**
 * The Supabase client, made on first use. It asks for nothing of the site, so that all bundles share one file of it. Throws where it can't be made (an address that is none).
 * It keeps its session in local storage and refreshes it; where storage is blocked, the client itself turns to memory
 * (naming `localStorage` here would throw). A session in the page's address is not taken: anyone can write such a link.
 */
export function contactClient({ url, key }: { url: string; key: string }): SupabaseClient {
  client ??= createClient(url, key, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: { fetch: fetchReadable },
  });
  return client;
}

/** The client can't read an empty answer that calls itself JSON: it is given one that calls itself nothing. */
const fetchReadable: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.ok || (await response.clone().text()) !== '') return response;
  return new Response(null, { headers: relayHeader(response) });
};

function relayHeader({ headers }: Response): HeadersInit {
  const error = headers.get('x-relay-error');
  return error === null ? {} : { 'x-relay-error': error };
}
