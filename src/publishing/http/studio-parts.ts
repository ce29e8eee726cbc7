import { join } from 'node:path';
import type { MessageInbox } from '#contact-server';
import { Events, type StudioFolders } from '#studio/server';
import { commandTask } from '../delivery/command.ts';
import { Deliveries } from '../delivery/deliveries.ts';
import { pushTask } from '../delivery/push.ts';
import { DraftContent } from '../drafts/draft-content.ts';
import { Drafts } from '../drafts/drafts.ts';
import { Schedules } from '../drafts/schedules.ts';
import { Remote } from '../git/remote.ts';
import { Comments } from '../look/comments.ts';
import { Gathered } from '../look/gathered.ts';
import { Looks } from '../look/looks.ts';
import { MailLimit } from '../look/mail-limit.ts';
import { ReleaseLooks } from '../look/release-looks.ts';
import { ActivityLog, quoted } from '../people/activity-log.ts';
import { Ceremonies } from '../people/ceremonies.ts';
import { MailedLinks } from '../people/mailed-links.ts';
import { People } from '../people/people.ts';
import { Sessions } from '../people/sessions.ts';
import { Publisher } from '../publish/publisher.ts';
import type { Step } from '../publish/steps.ts';
import type { SendMail } from './mails.ts';
import { MailsUnderWay } from './mails-under-way.ts';
import { Presence } from './presence.ts';
import type { StudioAddress } from './studio-address.ts';
import { tellAsker } from './tell-asker.ts';

/** What the Studio on a server is made of. */
export type StudioParts = {
  address: StudioAddress;
  /** Where drafts are looked at; nowhere, where no address was named for that. */
  preview: StudioAddress | undefined;
  folders: StudioFolders;
  people: People;
  sessions: Sessions;
  links: MailedLinks;
  ceremonies: Ceremonies;
  log: ActivityLog;
  drafts: Drafts;
  schedules: Schedules;
  content: DraftContent;
  publisher: Publisher;
  /** What follows each publication: a push, a command. */
  deliveries: Deliveries;
  looks: Looks;
  releaseLooks: ReleaseLooks;
  comments: Comments;
  /** What visitors say, for who has asked them. */
  said: Gathered;
  /** What visitors have sent. */
  inbox: MessageInbox;
  feeds: Events;
  presence: Presence;
  /** What is being published; nothing while nothing is. */
  publishing: { step: Step | undefined };
  /** None where there is no mail server. */
  sendMail: SendMail | undefined;
  mailLimit: MailLimit;
  mailsUnderWay: MailsUnderWay;
  /** Told when the site that visitors see is another one. */
  onPublished: () => void;
  now: () => number;
};

/** Where the Studio keeps its own state, in the data folder. */
export function studioFolderIn(dataFolder: string): string {
  return join(dataFolder, 'studio');
}

type Given = Pick<StudioParts, 'address' | 'preview' | 'folders' | 'inbox' | 'sendMail' | 'onPublished'> & {
  dataFolder: string;
  now?: () => number;
  /** Where publications go besides: PUBLISH_REMOTE with PUBLISH_TOKEN_FILE, and PUBLISH_COMMAND. */
  delivery?: Readonly<Record<'remote' | 'tokenFile' | 'command', string | undefined>>;
};

/** Opens all that the Studio on a server works with; what was interrupted is ended first. */
export async function openParts({ dataFolder, now = Date.now, delivery, ...given }: Given): Promise<StudioParts> {
  const studio = studioFolderIn(dataFolder);
  const { root, pages } = given.folders;
  const publishing: StudioParts['publishing'] = { step: undefined };
  const onStep = (step: Step) => {
    publishing.step = step;
  };
  const publisher = await Publisher.open({ root, pages, studio }, { onStep, now });
  const people = new People(studio, now);
  const log = new ActivityLog(studio, now);
  const { remote, tokenFile, command } = delivery ?? {};
  const onTaken = (release: string) => {
    log.add('server', 'published', quoted(publisher.releases.get(release)?.title ?? release));
    given.onPublished();
  };
  const deliveries = new Deliveries(studio, [
    ...(remote ? [pushTask(publisher, new Remote(remote, tokenFile, studio), onTaken)] : []),
    ...(command ? [commandTask(publisher, command)] : []),
  ]);
  const drafts = new Drafts(studio, now);
  const looks = new Looks(studio, now);
  return {
    ...given,
    onPublished: () => {
      given.onPublished();
      deliveries.wake();
    },
    deliveries,
    people,
    sessions: new Sessions(studio, now),
    links: new MailedLinks(studio, now),
    ceremonies: new Ceremonies(people, given.address.origin, now),
    log,
    drafts,
    schedules: new Schedules(studio),
    content: new DraftContent(given.folders, drafts),
    publisher,
    looks,
    releaseLooks: new ReleaseLooks(now),
    comments: new Comments(drafts, now),
    said: new Gathered((draft, said) => tellAsker({ ...given, people, drafts, looks }, draft, said)),
    feeds: new Events(given.folders),
    presence: new Presence(now),
    mailLimit: new MailLimit(now),
    mailsUnderWay: new MailsUnderWay(),
    publishing,
    now,
  };
}
