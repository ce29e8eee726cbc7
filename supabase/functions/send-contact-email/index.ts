import { clientAddress, trustedProxy } from './client-address.ts';
import { createHostedFunction } from './hosted.ts';
import { config } from './recipients.generated.ts';

const environment = Deno.env.toObject();
const proxy = trustedProxy(environment['TRUST_PROXY']);
const handle = createHostedFunction({
  environment,
  config,
  // Supabase's runtime keeps a worker alive for such work; elsewhere the process goes on by itself.
  waitUntil: (work) => globalThis.EdgeRuntime?.waitUntil(work),
  log: console,
});

Deno.serve((request, { remoteAddr }) => handle(request, clientAddress(request.headers, remoteAddr.hostname, proxy)));
