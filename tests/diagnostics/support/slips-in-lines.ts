import { bare, field, inText, misspeltIn, onLine, plainValue, type Slip, unquoted } from './slip.ts';

const choices = 'variant|size|background|icon|drawing|status|mark|result|filters';
const isSentence = (value: string) => /^[A-Z]\w+ \w/.test(value) && !value.includes(': ') && !value.includes(' #');

/** Slips that one line shows: its signs, its names, its text. */
export const slipsInLines: readonly Slip[] = [
  onLine('no space after the dash', (text) => (/^\s*- \S/.test(text) ? text.replace('- ', '-') : undefined)),
  onLine('bullet for dash', (text) => (/^\s*- \S/.test(text) ? text.replace('- ', '• ') : undefined)),
  onLine('long dash for dash', (text) => (/^\s*- \S/.test(text) ? text.replace('- ', '– ') : undefined)),
  onLine('star for dash', (text) => (/^\s*- \S/.test(text) ? text.replace('- ', '* ') : undefined)),
  onLine('no space after the colon', (text) => (field.test(text) ? text.replace(field, '$1$2:$4') : undefined)),
  onLine('no colon', (text) =>
    field.test(text) ? text.replace(field, '$1$2 $4') : bare.test(text) ? text.replace(bare, '$1$2') : undefined,
  ),
  onLine('colon one letter too early', (text) =>
    field.test(text)
      ? text.replace(/([A-Za-z_])(:)(?= )/, '$2$1')
      : bare.test(text)
        ? text.replace(/(\w)(:)/, '$2$1')
        : undefined,
  ),
  onLine('two colons', (text) => (field.test(text) ? text.replace(field, '$1$2: : $4') : undefined)),
  onLine('space inside of a name', (text) => text.replace(/^(\s*(?:- )*[a-z])([a-z]+:)/, '$1 $2')),
  onLine('letter before the dash', (text) => (/^\s*- [a-z]\w*:/.test(text) ? text.replace('- ', 'x- ') : undefined)),
  onLine('letter for a space before the name', (text) => text.replace(/^( +) {2}(?=[a-z]\w*:)/, '$1 x')),
  onLine('sign at a name', (text) => text.replace(/^(\s*(?:- )*)([a-z]\w*):/, '$1@$2:')),
  onLine('name in bold', (text) => text.replace(/^(\s*(?:- )*)([a-z]\w*):/, '$1**$2**:')),
  onLine('quote at the end of a text', (text) => {
    const value = plainValue(text)?.value;
    return value !== undefined && !/["'\d]/.test(value) ? `${text}"` : undefined;
  }),
  onLine('equals for colon', (text) => (field.test(text) ? text.replace(field, '$1$2 = $4') : undefined)),
  onLine('unclosed double quote', (text) => {
    const parts = plainValue(text);
    return parts && `${parts.lead}${parts.name}: "${parts.value}`;
  }),
  onLine('closing quote deleted', (text) => (/(: |- )"[^"]*"$/.test(text) ? text.slice(0, -1) : undefined)),
  onLine('opening quote deleted', (text) => (/(: |- )"[^"]*: [^"]*"$/.test(text) ? text.replace('"', '') : undefined)),
  onLine('other quote at the end', (text) => (/(: |- )"[^"]*"$/.test(text) ? `${text.slice(0, -1)}'` : undefined)),
  unquoted('quotes inside of quotes', (value) => {
    const words = value.split(' ');
    if (words.length < 4 || /["\\]/.test(value)) return undefined;
    return `"${words[0]} "${words[1]}" ${words.slice(2).join(' ')}"`;
  }),
  unquoted('colon in the text', (value) => (value.includes(' ') ? value.replace(' ', ': ') : undefined)),
  unquoted('hash in the text', (value) => (value.includes(' ') ? value.replace(' ', ' #') : undefined)),
  ...['@', '%', '&', '*', '!', '|', '>', '`', '['].map((sign) =>
    unquoted(`text begins with ${sign}`, (value) => (isSentence(value) ? sign + value : undefined)),
  ),
  onLine('curly quotes around a name', (text) => {
    const pattern = new RegExp(`^(\\s*(?:- )*(?:type|${choices}): )([a-z][a-z0-9-]*)$`);
    return pattern.test(text) ? text.replace(pattern, '$1“$2”') : undefined;
  }),
  misspeltIn('misspelt field', /^(\s*(?:- )*)([A-Za-z_]\w*)(:.*)$/),
  onLine('capital field', (text) =>
    text.replace(/^(\s*(?:- )*)([a-z])(?=\w*:)/, (_, lead: string, first: string) => lead + first.toUpperCase()),
  ),
  misspeltIn('misspelt block', /^(\s*- type: )([\w-]+)\s*$/),
  misspeltIn('misspelt choice', new RegExp(`^(\\s*(?:- )*(?:${choices}): )([\\w-]+)\\s*$`)),
  onLine(
    'empty field',
    (text) => (field.test(text) && !/: [>|{]/.test(text) ? text.replace(field, '$1$2:') : undefined),
    false,
  ),
  misspeltIn('broken link', /^(.*\blink: )(\/[a-z-]{4,})([^\s("]*.*)$/),
  onLine('link without its slash', (text) =>
    /\blink: \/[a-z]/.test(text) ? text.replace('link: /', 'link: ') : undefined,
  ),
  misspeltIn('broken placeholder', /^(.*?\(\((?:facts\.)?)([a-z_]+)(\)\).*)$/),
  onLine('placeholder in curly brackets', (text) =>
    /^[^{]*: [^{]*\(\(/.test(text) ? text.replaceAll(/\(\(([\w.]+)\)\)/g, '{$1}') : undefined,
  ),
  onLine('placeholder without a bracket', (text) =>
    /\(\([a-z._]+\)\)/.test(text) ? text.replace('))', ')') : undefined,
  ),
  misspeltIn('missing image', /^(\s*file: \/.*\/)([a-z-]+)(\.\w+)$/),
  onLine('image with another case', (text) =>
    /^\s*file: \/.*\/[a-z]/.test(text)
      ? text.replace(/\/[a-z](?=[\w-]+\.\w+$)/, (part) => part.toUpperCase())
      : undefined,
  ),
  onLine('wrong date', (text) => (/: \d{4}-\d\d-\d\d$/.test(text) ? text.replace(/-\d\d-/, '-13-') : undefined), false),
  onLine('open flow bracket', (text) => (/: \{.*\}$/.test(text) ? text.slice(0, -1).trimEnd() : undefined)),
  onLine('flow without its first bracket', (text) => (/: \{ .*\}$/.test(text) ? text.replace('{ ', '') : undefined)),
  onLine(
    'number for text',
    (text) =>
      /^\s*(- )?(title|label|heading|question|when): [A-Z]/.test(text) ? text.replace(/: .*$/, ': 0123') : undefined,
    false,
  ),
  onLine('true in quotes', (text) => (/: true$/.test(text) ? text.replace(': true', ': "true"') : undefined)),
  onLine('text beside the block mark', (text) => (/: [>|]-?$/.test(text) ? `${text} Words` : undefined)),
  onLine('hard space after the colon', (text) => (field.test(text) ? text.replace(field, '$1$2:\u00a0$4') : undefined)),
  onLine('hard space in the indent', (text) =>
    /^ {2,}\S/.test(text) ? text.replace(/^ {2}/, '\u00a0\u00a0') : undefined,
  ),
  onLine('tab for each step', (text) =>
    /^ +/.test(text) ? text.replace(/^ +/, (space) => '\t'.repeat(Math.max(1, space.length / 2))) : undefined,
  ),
  onLine('one tab for the indent', (text) => (/^ {2,}/.test(text) ? text.replace(/^ +/, '\t') : undefined)),
  inText('text line moved right', (text) => `  ${text}`),
  inText('text line moved left', (text) => text.slice(2)),
  inText('text line moved to the edge', (text) => (/^ +-/.test(text) ? undefined : text.trimStart())),
];
