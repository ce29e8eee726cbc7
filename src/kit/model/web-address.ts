const incomplete = /^(?:h?t?tps?\s*(?::\s*)?\/{0,3})?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i;

/** The address that a text can only be meant to be: `www.example.org` is `https://www.example.org`, `a@example.org` is `mailto:a@example.org`. */
export function surelyMeant(text: string): string | undefined {
  if (/^[^\s@:/]+@[^\s@]+\.[a-z]+$/i.test(text)) return `mailto:${text}`;
  // Nothing else begins so; `http://` may be of a server that has no other.
  return /^www\./i.test(text) ? webAddressOf(text) : undefined;
}

/** The web address that a text is most likely meant to be, from the host on: `example.org/a` is `https://example.org/a`. Nothing, where it is none. */
export function webAddressOf(text: string): string | undefined {
  const [, address] = incomplete.exec(text) ?? [];
  return address && `https://${address}`;
}
