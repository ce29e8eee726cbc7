import type { DrawingReason } from '#engine/catalogue';

/** A file that is no drawing: its bytes, and why. */
export type HostileDrawing = { name: string; reason: DrawingReason; bytes: Buffer };

/** What a script of a drawing does, where it runs: it asks for an address that a test looks out for. */
const ran = "new Image().src='/ran?'+document.location";
const address = `javascript:${encodeURIComponent(ran)}`;
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90"${attributes}>${inside}</svg>`;
const script = `<script>${ran}</script>`;
const pressed = '<rect width="90" height="90"/>';

/**
 * In UTF-8 the section ends before the comment. In an encoding where the sign before `]` takes that with it, the section goes on
 * through the comment, and a script begins behind it.
 */
const hidden = svg(`<![CDATA[\u0081]]><!-- ]]>${script} -->`);
const declared = (encoding: string, version = '1.0') => `<?xml version="${version}" encoding="${encoding}"?>`;

const texts: readonly (readonly [reason: DrawingReason, name: string, text: string])[] = [
  ['script', 'script', svg(script)],
  ['script', 'script-in-capitals', svg(`<SCRIPT>${ran}</SCRIPT>`)],
  ['script', 'script-with-prefix', `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>${ran}</s:script></s:svg>`],
  ['script', 'script-of-html', svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">${ran}</h:script>`)],
  ['script', 'script-with-two-colons', svg(`<a:b:script xmlns:a="http://www.w3.org/2000/svg">${ran}</a:b:script>`)],
  ['script', 'script-by-address', svg(`<script href="data:text/javascript,${encodeURIComponent(ran)}"/>`)],
  [
    'script',
    'handler-element',
    svg(
      `<handler type="application/ecmascript" ev:event="load" xmlns:ev="http://www.w3.org/2001/xml-events">${ran}</handler>`,
    ),
  ],
  ['script', 'listener', svg('<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="click" handler="#a"/>')],
  ['handler', 'onload', svg('', ` onload="${ran}"`)],
  ['handler', 'onload-in-capitals', svg(`<rect onCLICK="${ran}" width="90" height="90"/>`)],
  ['handler', 'onload-with-prefix', svg(`<g x:onload="${ran}" xmlns:x="http://www.w3.org/2000/svg"/>`)],
  ['handler', 'onbegin', svg(`<animate attributeName="x" dur="1s" onbegin="${ran}"/>`)],
  ['foreign', 'foreign-object', svg(`<foreignObject width="9" height="9"><p>text</p></foreignObject>`)],
  [
    'foreign',
    'frame',
    svg(`<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>${ran}&lt;/script>"/>`),
  ],
  ['foreign', 'html', svg('<g><h:input xmlns:h="http://www.w3.org/1999/xhtml" autofocus=""/></g>')],
  ['foreign', 'html-in-metadata', svg('<metadata><body xmlns="http://www.w3.org/1999/xhtml"/></metadata>')],
  ['foreign', 'mathml', svg(`<math xmlns="http://www.w3.org/1998/Math/MathML"/>`)],
  ['foreign', 'xslt', `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>`],
  ['foreign', 'events', svg('<g ev:event="click" ev:handler="#a" xmlns:ev="http://www.w3.org/2001/xml-events"/>')],
  ['unknown', 'unknown-element', svg('<portal/>')],
  ['unknown', 'unknown-prefix', svg('<x:portal/>')],
  ['reference', 'image', svg('<image href="/ran?image"/>')],
  ['reference', 'use', svg('<use href="/ran.svg#part"/>')],
  ['reference', 'link', svg(`<a xlink:href="${address}">${pressed}</a>`)],
  ['reference', 'link-with-entity', svg(`<a xlink:href="&#106;avascript:${encodeURIComponent(ran)}">${pressed}</a>`)],
  ['reference', 'link-with-tab', svg(`<a href="java&#9;script:${encodeURIComponent(ran)}">${pressed}</a>`)],
  ['reference', 'link-with-break', svg(`<a href="&#10;javascript:${encodeURIComponent(ran)}">${pressed}</a>`)],
  [
    'reference',
    'link-by-another-prefix',
    svg(`<a y:href="${address}" xmlns:y="http://www.w3.org/1999/xlink">${pressed}</a>`),
  ],
  ['reference', 'ping', svg(`<a href="#a" ping="/ran?ping">${pressed}</a>`)],
  ['reference', 'base', svg('<image href="#a"/>', ' xml:base="https://example.org/"')],
  [
    'reference',
    'nested',
    svg(`<image href="data:image/svg+xml;base64,${Buffer.from(svg(script)).toString('base64')}"/>`),
  ],
  [
    'reference',
    'nested-use',
    svg(`<use href="data:image/svg+xml;base64,${Buffer.from(svg(script)).toString('base64')}#a"/>`),
  ],
  ['reference', 'set', svg(`<a><set attributeName="href" to="${address}"/>${pressed}</a>`)],
  [
    'reference',
    'animate',
    svg(`<a>${pressed}<animate attributeName="xlink:href" values="${address};${address}" dur="9s"/></a>`),
  ],
  [
    'reference',
    'animate-by-another-prefix',
    svg(
      `<a>${pressed}<animate attributeName="x-l:href" xmlns:x-l="http://www.w3.org/1999/xlink" values="${address};${address}" dur="9s"/></a>`,
    ),
  ],
  ['reference', 'set-with-space', svg(`<a>${pressed}<set attributeName=" href " to="${address}"/></a>`)],
  ['reference', 'set-with-entity', svg(`<a>${pressed}<set attributeName="hr&#101;f" to="${address}"/></a>`)],
  ['reference', 'set-handler', svg(`<set attributeName="onload" to="${ran}"/>`)],
  ['reference', 'set-style', svg(`<rect><set attributeName="style" to="fill: blue"/></rect>`)],
  ['reference', 'set-address', svg(`<a>${pressed}<set attributeName="fill" to="java&#9;script:1"/></a>`)],
  [
    'reference',
    'animation-with-prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:a><s:set attributeName="href" to="${address}"/></s:a></s:svg>`,
  ],
  ['style', 'import', svg('<style>@import "/ran?import";</style>')],
  ['style', 'import-in-data', svg('<style><![CDATA[@import url(/ran?import);]]></style>')],
  ['style', 'escape', svg('<style>rect { fill: u\\72l(/ran?escape) }</style>')],
  [
    'style',
    'font',
    svg('<style>@font-face { font-family: a; src: url(/ran?font) } text { font-family: a }</style><text>a</text>'),
  ],
  ['style', 'image-set', svg('<style>svg { background: image-set("/ran?set" 1x) }</style>')],
  ['style', 'style-attribute', svg('<rect style="fill: url(/ran?style#a)" width="9" height="9"/>')],
  ['style', 'fill', svg('<rect fill="url( /ran.svg#b)" width="9" height="9"/>')],
  ['declaration', 'entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
  ['declaration', 'attribute-list', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${ran}">]>${svg('')}`],
  ['declaration', 'style-sheet', `<?xml-stylesheet href="/ran?sheet"?>${svg('')}`],
  ['declaration', 'transformation', `<?xml-stylesheet type="text/xsl" href="/ran?xsl"?>${svg('')}`],
  ['encoding', 'shift-jis', declared('Shift_JIS') + hidden],
  ['encoding', 'gbk', declared('GBK') + hidden],
  ['encoding', 'big5', declared('big5') + hidden],
  ['encoding', 'latin', declared('ISO-8859-1') + svg('')],
  ['encoding', 'xml-1.1', declared('Shift_JIS', '1.1') + hidden],
  ['encoding', 'xml-1.1-in-utf-8', declared('UTF-8', '1.1') + svg('')],
  ['encoding', 'standalone', `<?xml version='1.0' encoding='windows-31j' standalone='yes'?>${hidden}`],
  ['syntax', 'unclosed', '<svg'],
  ['syntax', 'empty', ''],
  ['syntax', 'deep', '<g>'.repeat(50_000)],
  ['syntax', 'two-encodings', `<?xml version="1.0" encoding="UTF-8" encoding="Shift_JIS"?>${hidden}`],
  ['syntax', 'declaration-after-space', ` ${declared('Shift_JIS')}${hidden}`],
  ['syntax', 'entity-of-html', svg('&nbsp;')],
];

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** SVG files that must not be shown, each of them an attack that has been tried on some browser. */
export const hostileDrawings: readonly HostileDrawing[] = [
  ...texts.map(([reason, name, text]) => ({ reason, name, bytes: Buffer.from(text) })),
  { reason: 'encoding', name: 'utf-16', bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(svg(script))]) },
  {
    reason: 'encoding',
    name: 'utf-16-be',
    bytes: Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(svg(script)).swap16()]),
  },
  { reason: 'syntax', name: 'utf-16-without-mark', bytes: utf16(declared('UTF-16') + svg(script)) },
  { reason: 'encoding', name: 'no-utf-8', bytes: Buffer.concat([Buffer.from(svg('')), Buffer.from([0xff])]) },
  {
    reason: 'encoding',
    name: 'too-long',
    bytes: Buffer.concat([Buffer.from(svg('').slice(0, -6)), Buffer.from([0xc0, 0xbc]), Buffer.from('/svg>')]),
  },
];
