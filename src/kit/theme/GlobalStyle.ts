import { createGlobalStyle, css } from 'styled-components';
import { differences } from '../model/theme.ts';
import { print } from './print.ts';
import { declarations, themes, tokens } from './tokens.ts';

const everywhere = Object.entries(tokens)
  .map(([group, values]) => declarations(group, values))
  .join('');

/**
 * `size-adjust` and the ascents make Arial take the room of the web font, and its bold letters that of headings, which are about
 * as dark as those: when the font comes, nobody sees them become bolder. That font is in no sheet: a browser that reads of it
 * fetches it in the way of the first paint. The scripts bring it (src/kit/app/font.ts).
 */
const fonts = css`
  @font-face {
    font-family: 'Fitted';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 101.6%;
    ascent-override: 95%;
    descent-override: 24.5%;
  }
  @font-face {
    font-family: 'Fitted';
    src: local('Arial Bold'), local('Liberation Sans Bold');
    size-adjust: 97.2%;
    ascent-override: 99%;
    descent-override: 25.6%;
    font-weight: 600;
  }
`;

/** Paper is light: the dark theme and the bold sections are for screens only. */
const variables = css`
  :root {
    color-scheme: light;
    ${everywhere}
    ${declarations('color', themes.light)}
  }
  @media screen {
    :root:not([data-theme='light']),
    [data-theme='light'] [data-background='bold'] {
      color-scheme: dark;
      ${declarations('color', themes.dark)}
    }
    :root:not([data-theme='light']) [data-background='bold'] {
      ${declarations('color', differences(themes.dark, themes.bold))}
    }
  }
`;

const elements = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  html {
    scroll-padding-block-start: calc(var(--width-header) + 1rem);
    -webkit-text-size-adjust: 100%;
  }
  body {
    background: var(--color-page);
    color: var(--color-text);
    font: 400 var(--text-md) / 1.6 var(--font-sans);
    /* Unlike \`break-word\`, it lets a column be narrower than its longest word. */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  /* Letters that their reader has set large, on a phone: a long word breaks where its language allows it. */
  @media (max-width: 19.99em) {
    body {
      hyphens: auto;
    }
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: 560;
    line-height: 1.1;
    letter-spacing: -0.022em;
    text-wrap: balance;
  }
  p,
  li,
  dt,
  dd,
  figcaption {
    text-wrap: pretty;
  }
  p,
  dd,
  figcaption {
    max-inline-size: var(--width-text);
  }
  main {
    padding-block-start: var(--space-4);
  }
  /* A list inside of a running text, with the browser's own marks. */
  .list {
    margin-inline: 1em;
    list-style: revert;
  }
  .lead {
    color: var(--color-muted);
    font-size: var(--text-lg);
    line-height: 1.5;
    text-wrap: balance;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 0.09em;
    text-underline-offset: 0.22em;
  }
  /* A line of running text keeps its height; the target is 24 pixels high in the smallest of it (WCAG 2.5.8). */
  main li a,
  p a,
  small a,
  tr a {
    padding: 0.3em 0;
  }
  a:hover {
    color: var(--color-accent);
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    cursor: pointer;
  }
  img,
  svg {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }
  [hidden] {
    display: none !important;
  }
  /* Browsers force their colours on words, not on drawings. */
  @media (forced-colors: active) {
    svg {
      --color-text: CanvasText;
      --color-muted: CanvasText;
      --color-accent: CanvasText;
      --color-border: CanvasText;
    }
  }
  :focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
    border-radius: var(--radius-sm);
  }
  [tabindex='-1']:focus {
    outline: none;
  }
  ::selection {
    background: var(--color-signal);
    color: var(--color-on-signal);
  }
  /* Told by the page's own script (document.ts). */
  #offline {
    position: fixed;
    inset: auto 0 0;
    padding: var(--space-4);
    background: var(--color-text);
    color: var(--color-page);
    text-align: center;
  }
`;

/**
 * What is below the first section is styled and laid out right after the first frame, which waits for that section and not
 * for the page. Five sections come at a time: each time costs a frame, and more of them would hold back a tap on a slow phone.
 * An animation does it, for it comes to its end whatever becomes of the scripts; browsers that can't count siblings get all
 * sections at once, and visitors who want no motion all of the page.
 */
const belowTheFold = css`
  /* On paper nothing waits, nor without script, where every reload and way back may go to a place further down. */
  @media screen {
    [data-script] {
      --wait: hidden;
    }
    /* A page that the app shows, or a reload, may begin further down: what comes into view doesn't wait. */
    [data-script='app'],
    [data-kept] {
      --wait: auto;
    }
    [data-script]:has(:target) {
      --wait: visible;
    }
  }
  /* Without it, the place would be lost while heights become known. */
  @supports (overflow-anchor: auto) {
    [data-script] [data-view] > * + * {
      animation: wait 0s calc(round(up, sibling-index() - 1, 5) * 12ms) backwards;
    }
    /* Last, or it would move under the eyes of whoever is there already. */
    [data-script] footer {
      animation: wait 0s 240ms backwards;
    }
    /* This one stands on the first screen, and is mostly laid out ahead. */
    [data-script='app'] [data-view] > :nth-child(2) {
      animation: none;
    }
  }
  @keyframes wait {
    from {
      content-visibility: var(--wait);
      contain-intrinsic-size: 100vh;
      /* What can be seen counts as a shift when it moves up. (\`auto\` is no visibility, so then it keeps its own.) */
      visibility: var(--wait);
    }
  }
`;

/**
 * While the page is still being read, the menu and a section are seen once all of them is there: the words of one half would
 * move when the other half comes. (`:last-child` says nothing of a list that is being read.)
 */
const whileRead = css`
  [data-app] #root > header:not(:has(+ *)),
  [data-app] #root > main:not(:has(+ footer)) > * > section:not(:has(+ *)) {
    visibility: hidden;
  }
`;

/** The names that components may give to `animation`. Nothing else in the site moves by itself. */
const motion = css`
  @keyframes draw {
    from {
      transform: scaleX(0);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(-0.5rem);
    }
  }
  @keyframes rise {
    from {
      transform: translateY(2rem);
    }
  }
  @keyframes travel {
    from {
      stroke-dashoffset: 0;
    }
  }
  @keyframes pass {
    to {
      transform: translateX(var(--pass, -50%));
    }
  }
  /* What is drawn as one scrolls would be missing on paper. */
  @media print, (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;

/** Reset, tokens of both themes, bare elements, motion and print: what every page begins with. */
export const GlobalStyle = createGlobalStyle`
  ${fonts}
  ${variables}
  ${elements}
  ${whileRead}
  ${belowTheFold}
  ${motion}
  ${print}
`;
