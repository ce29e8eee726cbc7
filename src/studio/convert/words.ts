import { freshText } from '../marked/change-text.ts';
import { plainLook, signsOf } from '../marked/signs.ts';

const allKnown = () => true;

/** Plain words as a text with marks writes them: a star stays a star. */
export function asRich(plain: string): string {
  const signs = signsOf(plain, allKnown, false);
  return freshText(
    signs.map((sign) => ({ ...sign, look: plainLook })),
    (text) => signsOf(text, allKnown),
  );
}

/** The words of a text with marks, figures as they are written, on one line. */
export function asPlain(rich: string): string {
  return signsOf(rich, allKnown)
    .map(({ shown, written }) => (written.startsWith('((') ? written : shown))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Texts below each other; those of several paragraphs with a blank line between them. What has several lines ends in a break. */
export function below(texts: readonly string[]): string {
  const said = texts.map((text) => text.trim()).filter((text) => text !== '');
  const isLoose = said.some((text) => text.includes('\n\n'));
  const text = said.join(isLoose ? '\n\n' : '\n');
  return text.includes('\n') ? `${text}\n` : text;
}
