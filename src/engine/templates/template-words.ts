import { hasOwnWords, inLanguage, isSampleText, markedSample } from '#kit/model';

/** What templates say that isn't there to be replaced: buttons, and headings that fit every such page. */
const spanish: Readonly<Record<string, string>> = {
  'Write to us': 'Escríbanos',
  'Sign up': 'Inscribirse',
  Apply: 'Presentarse',
  'In this article': 'En este artículo',
  'On this page': 'En esta página',
  'For the press': 'Para la prensa',
  'About ((organization))': 'Sobre ((organization))',
  'Back to the home page': 'Volver a la página de inicio',
};

/**
 * A text of a template in the language of the page: what says what belongs there stays as it is, for whoever edits. In a language that the
 * builder doesn't know, all else becomes a sample too, so that nobody publishes it unseen.
 */
export function templateWords(text: string, language: string): string {
  if (isSampleText(text)) return text;
  if (!hasOwnWords(language)) return markedSample(text);
  return inLanguage({ en: text, es: spanish[text] ?? markedSample(text) }, language);
}
