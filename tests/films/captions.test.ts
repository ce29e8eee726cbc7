import { expect, it } from 'vitest';
import { captionsProblem } from '#engine/base';

const cue = '00:01.000 --> 00:04.000\nSomebody speaks.\n';

it.each([
  ['the least', `WEBVTT\n\n${cue}`],
  [
    'a title, a name, settings, a style and a note',
    `WEBVTT Tour\n\nSTYLE\n::cue { color: red }\n\nNOTE all\n\nfirst\n00:01.000 --> 00:04.000 line:0 align:start\nOne\ntwo\n\n01:00:00.000 --> 01:00:02.500\nThree\n`,
  ],
  ['a mark at the start and lines as on Windows', `\uFEFFWEBVTT\r\n\r\n${cue.replaceAll('\n', '\r\n')}`],
  ['captions that overlap', `WEBVTT\n\n${cue}\n00:01.000 --> 00:02.000\n- And another.\n`],
])('%s is right', (_, text) => expect(captionsProblem(text)).toBeUndefined());

it.each([
  ['no head', cue, 1, 'head'],
  ['no line below the head', `WEBVTT\n${cue}`, 2, 'head'],
  ['nothing', 'WEBVTT\n', 1, 'none'],
  ['only a note', 'WEBVTT\n\nNOTE nothing yet\n', 1, 'none'],
  ['times of SubRip', `WEBVTT\n\n1\n00:00:01,000 --> 00:00:04,000\nWords\n`, 4, 'comma'],
  ['seconds without parts', `WEBVTT\n\n00:01 --> 00:04\nWords\n`, 3, 'time'],
  ['a minute of 61 seconds', `WEBVTT\n\n00:61.000 --> 02:04.000\nWords\n`, 3, 'time'],
  ['words without a time', `WEBVTT\n\n${cue}\nWords alone\n`, 6, 'time'],
  ['a time without words', `WEBVTT\n\n${cue}\n00:05.000 --> 00:06.000\n`, 6, 'words'],
  ['an end before the start', 'WEBVTT\n\n00:05.000 --> 00:04.000\nWords\n', 3, 'order'],
  ['captions out of order', `WEBVTT\n\n00:05.000 --> 00:06.000\nWords\n\n${cue}`, 6, 'order'],
  ['no blank line between', `WEBVTT\n\n${cue}00:05.000 --> 00:06.000\nWords\n`, 5, 'time'],
])('%s: the line is named', (_, text, line, what) => expect(captionsProblem(text)).toEqual({ line, what }));
