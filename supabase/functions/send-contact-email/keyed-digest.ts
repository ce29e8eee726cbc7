/** HMAC-SHA-256 (RFC 2104) in base64: what of a text only the holder of the key can make. */
export async function keyedDigest(text: string, key: string): Promise<string> {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const hmac = await crypto.subtle.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', hmac, bytes(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
