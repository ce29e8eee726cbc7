import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a bucket holds, by name. */
type Stored = { bytes: Buffer; type: string };

/**
 * Supabase's Storage in memory, as far as the function and the Studio use it (its reference: upload, delete, sign, and read what is
 * signed). Only the server's key does anything; what is signed is read without one, for as long as it was signed for.
 */
export class StandInStorage {
  readonly files = new Map<string, Stored>();
  readonly #signed = new Map<string, { name: string; until: number }>();

  answer(request: IncomingMessage, body: Buffer, role: string | undefined, response: ServerResponse): void {
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage');
    const [, sign, bucket, name = ''] = /^\/storage\/v1\/object\/(sign\/)?([\w-]+)(?:\/(.+))?$/.exec(pathname) ?? [];
    const wanted = `${request.method} ${sign ?? ''}`;
    if (wanted === 'GET sign/') {
      const signed = this.#signed.get(searchParams.get('token') ?? '');
      const found = signed?.name === name && signed.until > Date.now() ? this.files.get(name) : undefined;
      if (!found) return void json(400, { statusCode: '400', error: 'InvalidJWT', message: 'jwt expired' });
      return void response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
    }
    if (role !== 'service_role' || bucket !== 'contact-files')
      return void json(400, {
        statusCode: '403',
        error: 'Unauthorized',
        message: 'new row violates row-level security policy',
      });
    if (wanted === 'POST ') {
      if (this.files.has(name))
        return void json(400, { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' });
      if (body.length > 10_485_760)
        return void json(400, {
          statusCode: '413',
          error: 'Payload too large',
          message: 'The object exceeded the maximum allowed size',
        });
      this.files.set(name, { bytes: body, type: String(request.headers['content-type']) });
      return void json(200, { Id: crypto.randomUUID(), Key: `${bucket}/${name}` });
    }
    if (wanted === 'DELETE ') {
      const { prefixes } = JSON.parse(body.toString('utf8')) as { prefixes: string[] };
      return void json(
        200,
        prefixes.filter((each) => this.files.delete(each)).map((each) => ({ name: each })),
      );
    }
    if (wanted === 'POST sign/' && this.files.has(name)) {
      const { expiresIn } = JSON.parse(body.toString('utf8')) as { expiresIn: number };
      const token = crypto.randomUUID();
      this.#signed.set(token, { name, until: Date.now() + expiresIn * 1000 });
      return void json(200, { signedURL: `/object/sign/${bucket}/${name}?token=${token}` });
    }
    json(400, { statusCode: '404', error: 'not_found', message: 'Object not found' });
  }
}
