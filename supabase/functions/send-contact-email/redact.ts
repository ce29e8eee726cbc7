const hidden = '***';

/** The user part of an address: what stands between `//` and `@`. */
const userPart = /(?<=:\/\/)[^\s/@'"`]*(?=@)/g;

/**
 * The text without any of the secrets: as they are, and in the forms in which protocols and programs repeat them
 * (percent-encoded, base64, JSON). The user part of every address is hidden too.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets.flatMap(formsOf).sort((left, right) => right.length - left.length);
  return forms.reduce((rest, form) => rest.replaceAll(form, hidden), text).replace(userPart, hidden);
}

/**
 * The secrets among environment variables: the values of those that are named as one (`…_KEY`, `…_SECRET`),
 * and the user and password of every address.
 */
export function secretsOf(environment: Record<string, string | undefined>): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const isNamedSecret = /(SECRET|TOKEN|PASSW|CREDENTIAL|KEY$)/i.test(name) && value.length >= shortest;
    return [...(isNamedSecret ? [value] : []), ...addressSecrets(value)];
  });
}

/** A value this short is no secret; hiding it would only make a message unreadable. */
const shortest = 6;

/** What must not be shown of an address that may not even be one: all of it, its user part, and the password in that. */
function addressSecrets(value: string): string[] {
  const user = /^\s*[a-z][a-z0-9+.-]*:\/\/(.*)@/is.exec(value)?.[1];
  if (user === undefined) return [];
  const password = user.slice(user.indexOf(':') + 1);
  return [value, user, ...[password, decoded(password)].filter((text) => text.length >= shortest)];
}

function formsOf(secret: string): string[] {
  if (secret === '') return [];
  const bytes = new TextEncoder().encode(secret);
  const base64 = btoa(String.fromCharCode(...bytes));
  return [secret, encodeURIComponent(toWholeText(secret)), base64, JSON.stringify(secret).slice(1, -1)];
}

/** Half a character can't be percent-encoded. */
function toWholeText(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
