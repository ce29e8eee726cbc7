import { createHostedFunction } from './hosted.ts';
import { config } from './recipients.generated.ts';

const handle = createHostedFunction({
  environment: Deno.env.toObject(),
  config,
  // Supabase's runtime keeps a worker alive for such work; elsewhere the process goes on by itself.
  waitUntil: (work) => globalThis.EdgeRuntime?.waitUntil(work),
  log: console,
});

Deno.serve((request, { remoteAddr }) => {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  const address = request.headers.get('cf-connecting-ip') ?? forwarded ?? remoteAddr.hostname;
  return handle(request, address);
});
