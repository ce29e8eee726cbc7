import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawingProblems } from '../../src/content/2-validate/drawing-problems.ts';
import { specification } from '../specification/folders.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
const reasons = (text: string) => [...new Set(drawingProblems(text).map(({ reason }) => reason))];

describe('what an SVG file must not hold', () => {
  it.each([
    ['script', svg('<script>alert(1)</script>')],
    ['script', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['script', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>'],
    ['handler', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['handler', svg('<rect onCLICK="alert(1)"/>')],
    ['foreign', svg('<foreignObject><p>text</p></foreignObject>')],
    ['foreign', svg('<g><h:input xmlns:h="http://www.w3.org/1999/xhtml" autofocus=""/></g>')],
    ['reference', svg('<image href="https://example.org/a.png"/>')],
    ['reference', svg('<use href="other.svg#part"/>')],
    ['reference', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>')],
    ['reference', svg('<a xlink:href="&#106;avascript:alert(1)"/>')],
    ['reference', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['reference', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
    ['reference', svg('<animate attributeName="xlink:href" values="javascript:alert(1)"/>')],
    ['style', svg('<style>@import "https://example.org/a.css";</style>')],
    ['style', svg('<style>rect { fill: u\\72l(https://example.org/) }</style>')],
    ['style', svg('<rect style="fill: url(https://example.org/#a)"/>')],
    ['style', svg('<rect fill="url( //example.org/a.svg#b)"/>')],
    ['declaration', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
    ['declaration', `<?xml-stylesheet href="a.css"?>${svg('')}`],
    ['syntax', '<svg'],
    ['syntax', ''],
    ['syntax', '<g>'.repeat(50_000)],
  ])('%s', (reason, text) => {
    expect(reasons(text)).toContain(reason);
  });

  it('says where it stands', () => {
    expect(drawingProblems(`<svg\nxmlns="http://www.w3.org/2000/svg">\n  <script/></svg>`)).toEqual([
      { line: 3, column: 3, found: '<script>', reason: 'script' },
    ]);
  });

  it('lets drawings be', () => {
    const drawing = svg(`<!-- drawn by hand --><title>On the way</title><defs><linearGradient id="a"/></defs>
      <style>.a { fill: url(#a) }</style><g style="opacity: .5"><rect fill="url(#a)" class="on"/><use href="#b"/><use xlink:href="#b"/></g>
      <image href="data:image/png;base64,iVBORw0="/><sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>`);
    expect(drawingProblems(drawing)).toEqual([]);
    expect(
      drawingProblems(
        `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${drawing}`,
      ),
    ).toEqual([]);
  });

  it('is in none of the drawings of a whole site', () => {
    const files = readdirSync(specification.public, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.svg'),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect(drawingProblems(readFileSync(join(specification.public, file), 'utf8')), file).toEqual([]);
  });
});
