import { expect, it } from 'vitest';
import { documentParts } from './document-parts.ts';

const page = `<head><meta name="description" content="Boats &amp; more"></head><body><header><nav>Menu</nav></header>
<main id="content"><section data-block="hero"><div><p>Harbour</p><h1 id="_R_1_">Boats <em>here</em></h1><p>Three of them.</p></div></section>
<section id="places"><h2>Where they lie</h2><details><summary><h3>North pier</h3></summary><p>The <!-- -->dinghy&#x27;s place.</p></details>
<h3 id="south">South pier</h3><p>A <a href="/x">ferry<span> opens in a new tab</span></a></p><form><label>Your name</label></form>
<button role="tab">Old</button><button>Pause</button><svg><title>A drawing</title></svg></section></main><footer>Foot</footer></body>`;

it('reads what a page says below each heading, and where that is; menus, forms, buttons and drawings are none of it', () => {
  expect(documentParts(page, ['opens in a new tab'])).toEqual({
    description: 'Boats & more',
    parts: [
      { anchor: '', heading: 'Boats here', text: 'Harbour · Three of them.' },
      { anchor: 'places', heading: 'Where they lie', text: '' },
      { anchor: '', heading: 'North pier', text: "The dinghy's place." },
      { anchor: 'south', heading: 'South pier', text: 'A ferry · Old' },
    ],
  });
});

it('knows buttons beside each other from words that a link ends within', () => {
  const text = (html: string) => documentParts(`<main><p>${html}</p></main>`).parts[0]?.text;
  expect(text('<a href="/a">Bring it<svg><path/></svg></a><a href="/b">See the prices</a>')).toBe(
    'Bring it · See the prices',
  );
  expect(text('<a href="/a">Boat</a>s and <a href="/b">pier</a>, <a href="/c">quay</a>')).toBe('Boats and pier, quay');
});

it('reads nothing from a document that has no page', () => {
  expect(documentParts('<html></html>').parts).toEqual([]);
});
