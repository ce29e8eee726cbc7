import { expect, it } from 'vitest';
import { linkSuspicions } from './signals.ts';

it.each([
  ['Our site is https://school.example, and the map http://maps.example/a?b=https', '', []],
  ['https://a.example www.b.example http://c.example https://d.example', '', ['links']],
  ['<a href="https://a.example">a</a> <a href="https://b.example">b</a>', '', ['links']],
  ['[url=https://a.example]a[/url] [url=https://b.example]b[/url]', '', ['links']],
  ['Write to ada@www.example.org', 'Ada', []],
  ['Hello', 'Ada www.watches.example', ['links']],
])('of %j by %j is suspicious: %j', (text, name, expected) => {
  expect(linkSuspicions({ all: [text], name })).toEqual(expected);
});
