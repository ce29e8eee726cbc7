import type { ImageInfo } from '#engine';
import { escapeHtml } from '#engine/base';
import type { GalleryRoute } from '#kit/gallery';
import type { RenderedDocument } from '#kit/gallery/server';
import type { ThemeSource } from '#kit/model';
import { allFaces, brandCss, fontFamily, fontSource, fontWeight, italicSource } from '#kit/theme';
import { rulesOf } from '../render/style-sheet.ts';

/** Where a document finds what it needs. */
export type DocumentAssets = {
  /** What leads to the public folder's files: `/` or a way up. */
  publicBase: string;
  /** The address of the script. */
  script: string;
  /** `module` where Vite serves the sources, nothing for a bundle. */
  scriptType: 'module' | '';
  /** The address of the views of the site's own blocks, where it has any. */
  blocks?: string;
  /** How the site looks that it is shown for, where that isn't the design's own look. */
  look?: GalleryLook;
};

/** The rules of a site's brand, its letters and the theme that it shows first. */
export type GalleryLook = { css: string; isLight: boolean };

/** How a site looks, for its gallery. */
export function galleryLook(theme: ThemeSource | undefined, publicFiles: ReadonlyMap<string, ImageInfo>): GalleryLook {
  const faces = allFaces(theme, publicFiles).map(
    ([family, source, { weight, style, display, unicodeRange }]) =>
      `@font-face{font-family:'${family}';src:${source};font-weight:${weight};font-style:${style};font-display:${display};unicode-range:${unicodeRange}}`,
  );
  return { css: [...faces, ...brandCss(theme)].join(''), isLight: theme?.default === 'light' };
}

/** The site rather keeps the fallback than lets text jump; the gallery shows the letters as they are meant. */
const fontFace = [`src:${fontSource}`, `src:${italicSource};font-style:italic`]
  .map((own) => `@font-face{font-family:'${fontFamily}';${own};font-weight:${fontWeight};font-display:swap}`)
  .join('');

/** The theme is set before the first paint. */
const headOf = (isLight: boolean) =>
  `const d=document.documentElement;d.dataset.script='';try{if((localStorage.getItem('theme')??'${isLight ? 'light' : 'dark'}')==='light')d.dataset.theme='light'}catch{}`;

/** A small picture shows more of a block without the space around it, and an answer in place of a list of closed ones. */
const stillStyles = '[data-still] main>section{padding-block:2.5rem!important}';
const stillHead = "if(location.hash==='#still')d.dataset.still='';";
const stillOpen = "const e=document.querySelector('details');if(e)e.open=true";

/** A whole HTML document of the gallery. */
export function galleryDocument(
  route: GalleryRoute,
  { title, html, sheet, data }: RenderedDocument,
  assets: DocumentAssets,
): string {
  const isExample = route.kind === 'example';
  const { css = '', isLight = false } = assets.look ?? {};
  const styles = [fontFace, ...rulesOf(sheet).map((rule) => rule.css), css, isExample ? stillStyles : '']
    .join('')
    .replaceAll('url(/', `url(${assets.publicBase}`);
  return `<!doctype html>
<html lang="en"${assets.blocks === undefined ? '' : ` data-blocks="${assets.blocks}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${assets.publicBase}favicon.svg" type="image/svg+xml">
<script>${headOf(isLight)}${isExample ? stillHead : ''}</script>
<style>${styles}</style>
</head>
<body>
<div id="root">${html}</div>
${data ? `<script type="application/json" id="example">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n` : ''}${scriptElement(route, assets)}
</body>
</html>
`;
}

/** Small pictures of examples (`#still`) need no script. */
function scriptElement(route: GalleryRoute, { script, scriptType }: DocumentAssets): string {
  const type = scriptType === 'module' ? ' type="module"' : '';
  if (route.kind !== 'example') return `<script src="${script}"${type}></script>`;
  const load = `const s=document.createElement('script');s.src='${script}';${type && "s.type='module';"}document.body.append(s)`;
  return `<script>if(location.hash!=='#still'){${load}}else{${stillOpen}}</script>`;
}

/** A page's data with the addresses of its pictures made to begin at `base` instead of `/`. */
export function withPublicBase<Data>(data: Data, base: string): Data {
  if (base === '/') return data;
  const text = JSON.stringify(data, (key, value: unknown) =>
    (key === 'src' || key === 'stem') && typeof value === 'string' && value.startsWith('/')
      ? base + value.slice(1)
      : value,
  );
  return JSON.parse(text) as Data;
}
