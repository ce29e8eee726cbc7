import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawingProblems } from '#engine';
import { specification } from '../specification/folders.ts';
import { hostileDrawings } from '../support/hostile-drawings.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
const problemsOf = (text: string) => drawingProblems(Buffer.from(text));

describe('what an SVG file must not hold', () => {
  it.each(hostileDrawings)('$reason: $name', ({ reason, bytes }) => {
    expect(drawingProblems(bytes).map((problem) => problem.reason)).toContain(reason);
  });

  it('says where it stands', () => {
    expect(problemsOf(`<svg\nxmlns="http://www.w3.org/2000/svg">\n  <script/></svg>`)).toEqual([
      { line: 3, column: 3, found: '<script>', reason: 'script' },
    ]);
  });

  it('lets drawings be', () => {
    const drawing = svg(`<!-- drawn by hand --><title>On the way</title><defs><linearGradient id="a"/></defs>
      <style>.a { fill: url(#a) }</style><g style="opacity: .5"><rect fill="url(#a)" class="on"/><use href="#b"/><use xlink:href="#b"/></g>
      <image href="data:image/png;base64,iVBORw0="/><sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>`);
    expect(problemsOf(drawing)).toEqual([]);
    expect(problemsOf(`\ufeff${drawing}`)).toEqual([]);
    expect(
      problemsOf(
        `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${drawing}`,
      ),
    ).toEqual([]);
  });

  it('lets what drawing programs write for themselves be', () => {
    const names = {
      inkscape: 'http://www.inkscape.org/namespaces/inkscape',
      rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
      cc: 'http://creativecommons.org/ns#',
      dc: 'http://purl.org/dc/elements/1.1/',
      i: 'http://ns.adobe.com/AdobeIllustrator/10.0/',
      ev: 'http://www.w3.org/2001/xml-events',
    };
    const declared = Object.entries(names).map(([prefix, name]) => ` xmlns:${prefix}="${name}"`);
    const inside = `<metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
      <g inkscape:label="Layer 1" data-name="a" i:layer="yes" style="mix-blend-mode:normal" enable-background="new"><clipPath id="c"><path d="M0 0"/></clipPath>
      <flowRoot><flowRegion><rect/></flowRegion><flowPara>a</flowPara></flowRoot><animateTransform attributeName="transform" type="rotate" to="360" dur="2s"/>
      <animate attributeName="stroke-dashoffset" values="0;1" dur="1s"/><set attributeName="fill" to="url(#a)"/></g>`;
    expect(problemsOf(`<svg xmlns="http://www.w3.org/2000/svg"${declared.join('')}>${inside}</svg>`)).toEqual([]);
  });

  it('is in none of the drawings of a whole site', () => {
    const files = readdirSync(specification.public, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.svg'),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(drawingProblems(readFileSync(join(specification.public, file))), file).toEqual([]);
  });
});
