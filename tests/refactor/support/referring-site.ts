import { pageText, sampleText } from './small-site.ts';

/** A page with every way to refer to another; what is to change stands between « and ». */
export const referring = `# See /prices for the table.
title: A page that refers to others
description: A page of a small site that is only there to be renamed, copied and deleted.
sections:
  - type: hero
    heading: Refers
    text: >-
      To [the prices](«/prices») and to [the old ones](/prices-old), or [the table]( <«/prices»#table> "The table"),
      which is a line that is long enough to be folded here
      and goes on with [one more link](«/prices»).
    buttons:
      - label: Prices
        action: { link: «/prices» }   # a comment that stays
      - { label: "The table", action: {link: "«/prices»#table"} }
  - type: card-grid
    heading: Cards
    items:
      - title: A card
        text: 'It''s at [prices](«/prices»), not at /prices in the text.'
        link: '«/prices»'
        linkLabel: Prices
      - title: Another card
        text: Nothing.
  - type: prose
    heading: Words
    paragraphs: |
      - One [list entry](«/prices»)
      - Another, with **[strong words](«/prices»#table)**

      Elsewhere: [out](https://example.org/prices), [our own](https://sample.example«/prices»#table), [by name](((url))«/prices»).
  - type: tabs
    heading: Tabs
    items:
      - label: First
        sections:
          - type: call-to-action
            heading: Inside
            buttons:
              - label: Go
                action:
                  link: «/prices»#table
      - label: Second
        sections:
          - type: prose
            paragraphs: Nothing.
`;

export const prices = `# yaml-language-server: $schema=../schema/bundle.schema.json
title: What it costs
description: A page of a small site that is only there to be renamed, copied and deleted.
sections:
  - type: hero
    heading: Prices
    text: "From [here](#table) to [there](«/prices»#table)."
  - type: prose
    id: table
    paragraphs: Nothing costs anything.
`;

export const shared = `sections:
  - type: call-to-action
    heading: Shared
    buttons:
      - label: Prices
        action: { link: «/prices» }
`;

export const json = `{
  "title": "A page written as JSON",
  "description": "A page of a small site that is only there to be renamed, copied and deleted.",
  "sections": [
    { "type": "hero", "heading": "JSON", "text": "To [the prices](«/prices»)." },
    { "type": "shared", "name": "ending" },
    {"type":"call-to-action","heading":"Go","buttons":[{"label":"Prices","action":{"link":"«/prices»"}}]}
  ]
}
`;

export const site = `${sampleText('_site.yaml')
  .replace(
    '  - label: About\n    link: /about\n',
    (entry) => `${entry}  - label: Prices\n    link: «/prices»\n    covers: [ /about, «/prices» ]\n`,
  )
  .replace('        - label: About\n', (entry) => `        - { label: Prices, link: «/prices»#table }\n${entry}`)
  .replace('contactPage: /contact', 'contactPage: «/prices»')
  .replace('  link: /\n  linkLabel', '  link: «/prices»#table\n  linkLabel')}
redirects:
  /costs: «/prices»  # since 2024
  /old-table: "«/prices»#table"
  /elsewhere: https://example.org/prices
`;

export const marked = {
  '_site.yaml': site,
  '_shared/ending.yaml': shared,
  'prices.yaml': prices,
  'prices-old.yaml': pageText('The prices of last year', '  - type: hero\n    heading: Old\n'),
  'hr/refers.yaml': referring,
  'windows.yaml': `\uFEFF${referring.replace('others', 'all others').replaceAll('\n', '\r\n')}`,
  'data.json': json,
};
