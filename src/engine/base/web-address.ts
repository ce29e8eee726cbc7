const incomplete = /^(?:h?t?tps?\s*(?::\s*)?\/{0,3})?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i;

/** The web address that a text is most likely meant to be, from the host on: `example.org/a` is `https://example.org/a`. Nothing, where it is none. */
export function webAddressOf(text: string): string | undefined {
  const [, address] = incomplete.exec(text) ?? [];
  return address && `https://${address}`;
}
