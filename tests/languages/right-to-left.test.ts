import { expect, it } from 'vitest';
import { rightToLeftRules } from '#builder/render';

/** What a rule is in a page that runs from right to left besides; nothing where it is the same. */
function mirrored(css: string): string | undefined {
  const rules = rightToLeftRules([{ css, sheet: 3 }]);
  return rules.length === 2 ? rules[0]?.css : undefined;
}

it.each([
  ['inset', '.a::before{inset:-1px auto auto -.25rem}', '.a:dir(rtl)::before{inset:-1px -.25rem auto auto}'],
  [
    'borders of two sides, in which a dot hangs',
    '.a{color:red;border-width:1px 0 0 1px}',
    '.a:dir(rtl){border-width:1px 1px 0 0}',
  ],
  [
    'space on one side',
    '.a{padding:var(--b) calc(1px + 2px) 0 0}',
    '.a:dir(rtl){padding:var(--b) 0 0 calc(1px + 2px)}',
  ],
  [
    'a dot where a line begins',
    ':root{--line:radial-gradient(circle at .25rem,red .2rem,#0000 .25rem),red}',
    ':root:dir(rtl){--line:radial-gradient(circle at calc(100% - .25rem),red .2rem,#0000 .25rem),red}',
  ],
  [
    'a dot where a line ends',
    '.a{background:radial-gradient(circle at calc(100% - .25rem),red,blue) center}',
    '.a:dir(rtl){background:radial-gradient(circle at .25rem,red,blue) center}',
  ],
  [
    'the dot before an entry of a list',
    '@media print{.a li,.b{background:radial-gradient(circle at 0.3em 0.75em,red,blue)}}',
    '@media print{.a li:dir(rtl),.b:dir(rtl){background:radial-gradient(circle at calc(100% - 0.3em) 0.75em,red,blue)}}',
  ],
  [
    'a line that is drawn from where it begins',
    '.a::after{transform:scaleX(0);transform-origin:left}',
    '.a:dir(rtl)::after{transform-origin:right}',
  ],
  ['what runs by itself', '.a{animation:pass 40s linear infinite}', '.a:dir(rtl){animation-name:pass-back}'],
])('%s is mirrored', (_, css, expected) => {
  expect(mirrored(css)).toBe(expected);
});

it.each([
  '.a{padding:1px 2px 3px 2px;margin:0 auto;inset:auto 0 0}',
  '.a{background:radial-gradient(circle at 50% calc(100% - .25rem),red,blue)}',
  '.a::after{border-width:0 1px 1px 0;transform:rotate(45deg)}',
])('what is the same on both sides, or turned, stays: %s', (css) => {
  expect(mirrored(css)).toBeUndefined();
});

it('what a component says of its sides elsewhere holds as before', () => {
  const rules = [
    '.a li::before{border:solid red;border-width:0 0 0 2px;border-radius:1px;padding:1px}',
    '.b{border-width:1px 0 0}',
    '@media (min-width:1024px){.a li::before{border-width:2px 0 0}}',
  ].map((css) => ({ css, sheet: 0 }));
  expect(
    rightToLeftRules(rules)
      .slice(0, -1)
      .map(({ css }) => css),
  ).toEqual([
    '.a li:dir(rtl)::before{border:solid red;border-width:0 2px 0 0}',
    '@media (min-width:1024px){.a li:dir(rtl)::before{border-width:2px 0 0}}',
  ]);
});
