/** Where a package runs: in the visitor's browser, when the site is built, or in the embedded server. */
export type Place = 'browser' | 'build' | 'server';

export type Purpose = { where: readonly Place[]; what: string; instead: string };

/** What every runtime package is for, and what would take its place. A test compares this with package.json. */
export const purposes: Readonly<Record<string, Purpose>> = {
  '@atlaskit/pragmatic-drag-and-drop': {
    where: ['browser'],
    what: 'lets sections and entries of lists be dragged in the Studio',
    instead: "the browser's own dragging, whose events each browser sends otherwise",
  },
  '@atlaskit/pragmatic-drag-and-drop-auto-scroll': {
    where: ['browser'],
    what: 'scrolls a long list while something is dragged along its edge',
    instead: 'a timer that looks where the pointer is',
  },
  '@codemirror/commands': {
    where: ['browser'],
    what: 'the keys of the text editor',
    instead: 'a plain text area, without colours and underlined mistakes',
  },
  '@codemirror/lang-yaml': {
    where: ['browser'],
    what: 'the colours of YAML in the text editor',
    instead: 'a plain text area, without colours and underlined mistakes',
  },
  '@codemirror/language': {
    where: ['browser'],
    what: 'how the text editor knows a language',
    instead: 'a plain text area, without colours and underlined mistakes',
  },
  '@codemirror/lint': {
    where: ['browser'],
    what: 'underlines mistakes in the text editor',
    instead: 'a plain text area, without colours and underlined mistakes',
  },
  '@codemirror/state': {
    where: ['browser'],
    what: 'the state of the text editor',
    instead: 'a plain text area, without colours and underlined mistakes',
  },
  '@codemirror/view': {
    where: ['browser'],
    what: 'the text editor of the Studio, loaded when it is opened',
    instead: 'a plain text area, without colours and underlined mistakes',
  },
  '@fastify/busboy': {
    where: ['server'],
    what: 'takes forms with files apart while they come, so that no file is held in memory',
    instead: 'the `FormData` of Node.js, which holds all of it, or a parser of our own for what attackers write',
  },
  '@hono/node-server': {
    where: ['server'],
    what: 'lets a Node server answer with `Request` and `Response`, as the contact function does',
    instead: '60 lines that convert both, with the care that bodies and aborts need',
  },
  '@lezer/highlight': {
    where: ['browser'],
    what: 'names the colours of the text editor',
    instead: 'a plain text area, without colours and underlined mistakes',
  },
  '@reach/dialog': {
    where: ['browser'],
    what: 'the contact dialog: focus kept inside, Escape, focus given back',
    instead: 'the element `<dialog>`, once every browser that is served has it',
  },
  '@rgrove/parse-xml': {
    where: ['build'],
    what: 'reads SVG files, so that none with a script or a foreign address is published',
    instead: 'saxes; regular expressions would be wrong',
  },
  '@simplewebauthn/browser': {
    where: ['browser'],
    what: 'asks the browser for a passkey in the Studio on a server',
    instead: 'the browser’s own interface, and its differences in encoding',
  },
  '@simplewebauthn/server': {
    where: ['server'],
    what: 'checks passkeys of people who sign in to the Studio on a server',
    instead: 'the WebAuthn standard, CBOR and certificates by hand, whose mistakes let strangers in',
  },
  '@supabase/supabase-js': {
    where: ['browser'],
    what: 'sends the contact form to the function; loaded when the form is used',
    instead: 'one `fetch`, were the client not asked for',
  },
  ajv: {
    where: ['build'],
    what: 'checks pages against their schemas',
    instead: '@cfworker/json-schema, which is slower',
  },
  'ajv-formats': {
    where: ['build'],
    what: 'dates, e-mail addresses and web addresses in schemas',
    instead: 'three formats of our own',
  },
  diff: {
    where: ['build'],
    what: 'shows what `npm run validate -- --fix` has changed',
    instead: 'the output of `git diff`, where there is git',
  },
  esbuild: {
    where: ['build', 'server'],
    what: 'puts the code of a command into one file, which starts five times as fast',
    instead: 'tsx alone, a second slower at every start',
  },
  fflate: {
    where: ['server'],
    what: 'makes the archive of all that one person has sent, where files are among it',
    instead: 'a writer of ZIP archives of our own',
  },
  fresh: {
    where: ['server'],
    what: 'conditional requests (304), by the rules of RFC 9110',
    instead: '40 lines of our own',
  },
  'get-east-asian-width': {
    where: ['build'],
    what: 'puts the caret under the right word where letters are wide',
    instead: 'a table of wide letters of our own',
  },
  harfbuzzjs: {
    where: ['build'],
    what: "the outlines of a font's letters, for the pictures of pages where they are shared",
    instead: 'opentype.js, which shapes fewer scripts',
  },
  hono: {
    where: ['server'],
    what: 'routes, escaping in the failure page, types of files',
    instead: 'a switch, an escape function and a table',
  },
  'image-size': {
    where: ['build'],
    what: "width and height of pictures, so that pages don't jump",
    instead: 'reading four file formats by hand',
  },
  jsep: {
    where: ['build'],
    what: 'parses the formulas of calculators',
    instead: 'a parser of our own, with its mistakes',
  },
  'launch-editor': {
    where: ['build'],
    what: 'opens a file of the preview in the text editor, at the line of a mistake',
    instead: 'a table of editors and their arguments, and the processes of three systems',
  },
  mammoth: {
    where: ['server'],
    what: 'reads documents of Word, when one is made a page; loaded when it is used',
    instead: 'a reader of our own for styles, numbering and notes, with the mistakes that mammoth has behind it',
  },
  'mdast-util-from-markdown': {
    where: ['build'],
    what: 'parses the inline Markdown of texts',
    instead: 'markdown-it, which makes HTML and not a tree',
  },
  negotiator: {
    where: ['server'],
    what: 'which compression a browser accepts, `q=0` included',
    instead: '60 lines of our own',
  },
  nodemailer: { where: ['server'], what: 'delivers messages by SMTP', instead: 'nothing of the same standing' },
  parse5: {
    where: ['server'],
    what: 'reads saved pages and documents as HTML where there is no browser',
    instead: 'the browser’s own parser, which a command does not have; regular expressions would be wrong',
  },
  'range-parser': { where: ['server'], what: 'requests for a part of a file', instead: '40 lines of our own' },
  react: { where: ['browser', 'build'], what: 'the views, asked for', instead: 'Preact, with its compatibility layer' },
  'react-dom': {
    where: ['browser', 'build'],
    what: 'renders the views in the browser and into HTML',
    instead: 'as above',
  },
  'react-router-dom': {
    where: ['browser', 'build'],
    what: 'changes pages without loading again, asked for',
    instead: 'plain links, which work without it already',
  },
  'react-toastify': {
    where: ['browser'],
    what: 'the notes after a message, asked for',
    instead: 'a live region of our own',
  },
  sharp: {
    where: ['build'],
    what: 'makes pictures in the sizes and formats that screens ask for, without what cameras write beside the pixels',
    instead: '@squoosh/lib, which is not kept up; an image service, which would see every visitor',
  },
  'styled-components': {
    where: ['browser', 'build'],
    what: 'the styles, asked for',
    instead: 'CSS modules, which need no code in the browser',
  },
  tsx: {
    where: ['build', 'server'],
    what: 'runs the TypeScript of the commands',
    instead: 'Node itself, from 22.18 on',
  },
  vite: {
    where: ['build'],
    what: "bundles the browser's code; the dev server, asked for",
    instead: 'Rolldown alone, without the dev server',
  },
  wawoff2: {
    where: ['build'],
    what: 'unpacks the font, for the same pictures, and packs one of somebody’s computer',
    instead: 'a second file of each font',
  },
  yaml: {
    where: ['build'],
    what: 'parses pages with the place of every value',
    instead: 'nothing that keeps places as well',
  },
};
