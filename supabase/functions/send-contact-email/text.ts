/** Text as every store can keep it: whole characters, no NUL, line ends as one character. */
export function cleanText(text: string): string {
  return wholeText(text).replace(/\r\n?/g, '\n');
}

/** Text as every database can take it: whole characters, also where it was cut, and no NUL. */
export function wholeText(text: string): string {
  const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
  return whole.replaceAll('\0', '\uFFFD');
}

/** The address with its domain in ASCII: some browsers send `ada@bücher.example` as it was typed. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !/[^ -~]/.test(domain)) return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/**
 * Text as a single line, so that no value begins another line of the mail: without control characters, line and
 * paragraph separators, and the characters that reverse what follows them. Joiners stay: scripts and emoji need them.
 */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ').trim();
}
