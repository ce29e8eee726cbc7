// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { inertDocument } from './inert-document.ts';

it('a clipboard is parsed without styles and handlers, which the policy would report', () => {
  const html = '<style>p{color:red}</style><p style="font-weight:700" onclick = "x()">style="a" and b</p>';
  const parsed = inertDocument(html);
  expect(parsed.querySelector('style, [style], [onclick]')).toBeNull();
  expect(parsed.querySelector('p')?.textContent).toBe('style="a" and b');
});
