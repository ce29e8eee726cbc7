/** Loads the Supabase client and what sends with it. Rejects when they can't be had. */
export function loadClient() {
  return import('./client.ts');
}
