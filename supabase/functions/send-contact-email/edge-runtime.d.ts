/** What Supabase's runtime provides, as far as the function uses it. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Response | Promise<Response>,
  ): unknown;
};

declare var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
