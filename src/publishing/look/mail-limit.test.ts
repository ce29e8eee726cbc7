import { expect, it } from 'vitest';
import { eachOnce, MailLimit } from './mail-limit.ts';

it('so many mails go out within an hour, from one person, to one address and in all, and the words say how long to wait', () => {
  let now = 0;
  const limit = new MailLimit(() => now);
  const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@site.example`);
  expect(eachOnce([' Ruth@site.example', 'ruth@site.example', 'li@site.example'])).toHaveLength(2);
  for (let turn = 0; turn < 5; turn += 1) {
    expect(limit.problem('ada', ['ruth@site.example'])).toBeUndefined();
    expect(limit.take(`by${turn}`, ['Ruth@site.example', 'ruth@site.example'])).toBeUndefined();
    now += 60_000;
  }
  expect(limit.take('ada', ['RUTH@site.example'])?.refused).toMatch(/5 times.*in 55 minutes\.$/);
  expect(limit.take('ada', people(30))).toBeUndefined();
  expect(limit.take('ada', ['one@site.example'])?.refused).toMatch(/one person mails 30/);
  for (const who of ['b', 'c', 'd', 'e', 'f'])
    limit.take(
      who,
      people(30).map((mail) => who + mail),
    );
  expect(
    limit.take(
      'g',
      people(16).map((mail) => `g${mail}`),
    )?.refused,
  ).toMatch(/200 mails/);
  expect(
    limit.take(
      'g',
      people(15).map((mail) => `g${mail}`),
    ),
  ).toBeUndefined();
  now += 3_600_000 - 1;
  expect(limit.take('ada', ['one@site.example', 'ruth@site.example'])?.refused).toMatch(/in 1 minute\.$/);
  now += 1;
  expect(limit.take('ada', ['one@site.example', 'ruth@site.example'])).toBeUndefined();
});
