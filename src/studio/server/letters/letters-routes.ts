import type { Hono } from 'hono';
import { atMost, ofType, type Served } from '#builder/dev';
import { lettersAddress, lettersType } from '../../host/http.ts';
import { isOpenLetters } from '../../host/letters.ts';
import { mostBytes } from '../../host/too-large.ts';
import type { StudioFolders } from '../folders.ts';
import { bringLetters } from './bring-letters.ts';
import { pins } from './pins.ts';
import { takeLetters } from './take-letters.ts';

/** Adds what brings letters into the site's public folder. Whoever asks has been judged before: host, origin, token. */
export function addLetters(app: Hono<Served>, { publicFolder }: StudioFolders): void {
  app.use(lettersAddress, ofType(lettersType));
  app.post(lettersAddress, async (context) => {
    const { name = '', languages = '' } = context.req.query();
    if (!isOpenLetters(name)) return context.json({ message: 'There are no open letters of this name.' }, 400);
    const spoken = languages.split(',').filter((code) => /^[a-z]{2,3}$/.test(code));
    const brought = await bringLetters({ name, ...pins[name] }, spoken, publicFolder);
    return 'refused' in brought ? context.json({ message: brought.refused }, 409) : context.json(brought);
  });
  app.put(lettersAddress, atMost(mostBytes.letters, 'This file is too large: 16 MB are possible.'), async (context) => {
    const bytes = Buffer.from(await context.req.arrayBuffer());
    const taken = await takeLetters(context.req.query('name') ?? '', bytes, publicFolder);
    return 'refused' in taken ? context.json({ message: taken.refused }, 409) : context.json(taken, 201);
  });
}
