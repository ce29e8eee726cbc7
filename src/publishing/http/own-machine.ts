import type { Hono } from 'hono';
import { gitBytes } from '#builder/change';
import { atMost, fieldsIn, ofType, type Served } from '#builder/dev';
import type { StudioFolders } from '#studio/server';
import { commandTask } from '../delivery/command.ts';
import { Deliveries, type Task } from '../delivery/deliveries.ts';
import { pushTask } from '../delivery/push.ts';
import { Remote } from '../git/remote.ts';
import type { Author } from '../git/repository.ts';
import { Publisher } from '../publish/publisher.ts';
import type { Step } from '../publish/steps.ts';
import { takeBack } from '../publish/take-back.ts';
import { answered, choicesIn, shownReleases, titleIn, told } from './publish-routes.ts';
import { studioFolderIn } from './studio-parts.ts';

/** Where the pages of one's own machine go when they are published. */
export type OwnDelivery = Readonly<Record<'remote' | 'tokenFile' | 'command', string | undefined>>;

/** What publishes from one's own machine: its addresses, for the local Studio, and what follows a publication. */
export type OwnPublishing = { add: (app: Hono<Served>) => void; stop: () => Promise<void> };

const api = '/_studio/api';
const mostBytes = 64 * 1024;

/**
 * Publishes what is changed in the files of the pages, for the person whose machine this is: into the record in Git, and from there to
 * where the site is shown. What is published is what they see before; nothing of it happens by itself.
 */
export async function publishHere(
  folders: StudioFolders,
  dataFolder: string,
  { remote, tokenFile, command }: OwnDelivery,
): Promise<OwnPublishing> {
  const publishing: { step: Step | undefined } = { step: undefined };
  const onStep = (step: Step) => {
    publishing.step = step;
  };
  const studio = studioFolderIn(dataFolder);
  const { root, pages } = folders;
  const publisher = await Publisher.open({ root, pages, studio }, { onStep, keepsWork: true });
  const tasks = [
    ...(remote ? [ownPush(publisher, new Remote(remote, tokenFile, studio, { isOwn: true }))] : []),
    ...(command ? [commandTask(publisher, command)] : []),
  ];
  const deliveries = new Deliveries(studio, tasks);
  deliveries.start();
  const add = (app: Hono<Served>) => addRoutes(app, { publisher, publishing, deliveries });
  return { add, stop: () => deliveries.stop() };
}

/** Pushes what was published here, and no commit that the person has made by hand since. */
function ownPush(publisher: Publisher, remote: Remote): Task {
  const push = pushTask(publisher, remote, () => undefined);
  const { releases, repository } = publisher;
  const wanted = async () => releases.all()[0]?.commit;
  return {
    ...push,
    wanted,
    work: async () => {
      if ((await repository.head()).commit === (await wanted())) return push.work();
      return { problem: 'Something was committed since in another way. `git push` brings both there.' };
    },
  };
}

type Parts = { publisher: Publisher; publishing: { step: Step | undefined }; deliveries: Deliveries };

/** The same as on a server for people with accounts, of the folder in place of a draft. */
function addRoutes(app: Hono<Served>, { publisher, publishing, deliveries }: Parts): void {
  const parts = { publisher, publishing };
  const folder = { overlay: {}, pictures: new Map(), takesFolder: true };
  const looks = [ofType('application/json'), atMost(mostBytes, 'This is too long.')] as const;
  app.post(`${api}/review`, ...looks, (context) => answered({ context, parts }, () => publisher.review(folder)));
  app.get(`${api}/unpublished`, async (context) => context.json({ hasChanges: await hasChanges(publisher) }));
  app.get(`${api}/publishing`, (context) => context.json(publishing));
  app.get(`${api}/releases`, (context) => context.json(shownReleases(publisher, false)));
  app.get(`${api}/deliveries`, async (context) => context.json(await deliveries.shown()));
  app.post(`${api}/publish`, ...looks, async (context) => {
    const { title } = await fieldsIn(context);
    const author = await personOf(publisher);
    const order = { ...folder, title: titleIn(title, { name: 'Changed pages' }), author };
    return answered({ context, parts }, async () => {
      const outcome = await publisher.publish(order);
      deliveries.wake();
      return told(outcome);
    });
  });
  app.post(`${api}/releases/:id/take-back`, ...looks, async (context) => {
    const { choices } = await fieldsIn(context);
    const author = await personOf(publisher);
    const order = { name: context.req.param('id'), author, choices: choicesIn(choices) };
    return answered({ context, parts }, async () => {
      const outcome = await takeBack(publisher, order);
      deliveries.wake();
      return told(outcome);
    });
  });
}

/** Whether the folder says something else than what was published last. */
async function hasChanges({ repository }: Publisher): Promise<boolean> {
  const head = await repository.head();
  return (await repository.treeOfDisk(head)) !== head.tree;
}

/** Who works on this machine, as Git knows them. */
async function personOf({ folders }: Publisher): Promise<Author> {
  const name = await gitBytes(folders.pages, ['config', '--get', 'user.name']);
  return { id: 'own-machine', name: name?.toString('utf8').trim() || 'Somebody' };
}
