import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { runCommand, siteRoot, UsageError } from '#builder/base';
import { publicFolderOf } from '#builder/files';
import {
  announce,
  bufferedLines,
  contactOf,
  createSiteApp,
  isAmbiguous,
  LimitedServer,
  listenOn,
  SiteFolder,
  sendText,
  stopGracefully,
} from '#builder/server';
import { trustedProxy } from '#contact-function';
import { dataFolder, inboxFromEnvironment, setting } from '#contact-server';
import { bundleStudio } from '#studio/server';
import { Nights } from '../upkeep/nights.ts';
import { dueMail, linkTo } from './mails.ts';
import { previewApp } from './preview-app.ts';
import { ScheduledPublications } from './scheduled.ts';
import { mailsFromEnvironment } from './send-mail.ts';
import { previewAddressOf, studioAddressOf } from './studio-address.ts';
import { studioApp } from './studio-app.ts';
import { openParts, type StudioParts } from './studio-parts.ts';

/** Serves the site that was published last, and the Studio at an address of its own. Says where, and how the first owner comes in. */
export async function serveStudioSite(pagesGiven: string): Promise<void> {
  await runCommand(() => serve(resolve(pagesGiven)));
  // It listens already: what can't begin ends here, and doesn't stay.
  if (process.exitCode) process.exit();
}

async function serve(pages: string): Promise<void> {
  let answer: RequestListener = (_, response) => sendText(response, 503, 'Starting', { 'retry-after': '2' });
  let folder: SiteFolder | undefined;
  const server = new LimitedServer(
    (request, response) => answer(request, response),
    () => folder?.snapshot.hosting.headers ?? [],
  );
  const site = await listenOn(server);
  const port = Number(new URL(site).port);
  const address = studioAddressOf(process.env['STUDIO_URL'], port);
  const preview = previewAddressOf(process.env['PREVIEW_URL'], { port, studio: address });
  const folders = { root: siteRoot(), pages, publicFolder: publicFolderOf(pages) };
  const { folder: files } = await bundleStudio();
  const parts = await openParts({
    address,
    preview,
    folders,
    dataFolder: dataFolder(),
    inbox: inboxFromEnvironment(),
    sendMail: mailsFromEnvironment(address),
    onPublished: () => void folder?.refresh(),
    delivery: {
      remote: process.env['PUBLISH_REMOTE'],
      tokenFile: process.env['PUBLISH_TOKEN_FILE'] || undefined,
      command: process.env['PUBLISH_COMMAND'],
    },
  });
  await showToday(parts);
  const live = parts.publisher.releases.live;
  const opened = await SiteFolder.open(live);
  folder = opened;
  const contact = contactOf(opened, live);
  const log = bufferedLines((text) => process.stdout.write(text));
  const siteAnswer = createSiteApp({ folder: opened, contact, log });
  const trustProxy = setting(() => trustedProxy(process.env['TRUST_PROXY']));
  const studio = getRequestListener(studioApp({ parts, files, trustProxy }).fetch);
  const shown = preview && previewApp({ parts, address: preview, files, trustProxy });
  answer = (request, response) => {
    if (isFor(request, address.host)) answerStudio(studio, request, response);
    else if (preview && shown && isFor(request, preview.host)) answerStudio(shown, request, response);
    else siteAnswer(request, response);
  };
  const scheduled = new ScheduledPublications(parts);
  scheduled.start();
  parts.deliveries.start();
  const nights = nightsOf(parts);
  nights.start();
  stopGracefully(server, {
    finish: async (drained) => {
      await Promise.all([scheduled.stop(), parts.deliveries.stop(), nights.stop()]);
      parts.feeds.close();
      await Promise.all([contact?.close(), drained.then(() => parts.mailsUnderWay.settled())]);
    },
    atEnd: () => log.flush(),
  });
  // Whoever hears that it is ready may end it at once.
  announce(site, 'The site is ready');
  announce(`${address.origin}/_studio`, 'The Studio is ready');
  if (!parts.people.all().some(({ role }) => role === 'owner')) inviteOwner(parts);
}

function nightsOf({ folders, publisher, sendMail, address }: StudioParts): Nights {
  const { CHECK_LINKS } = process.env;
  return new Nights({
    pages: folders.pages,
    studioFolder: publisher.folders.studio,
    asksLinks: CHECK_LINKS === '1' || CHECK_LINKS === 'true',
    mailDue: sendMail && ((to, site, due) => sendMail({ to, ...dueMail(address, site, due) })),
  });
}

/** Has the site be what the folder of the pages says now. Where that has mistakes, visitors go on with what was published last. */
async function showToday(parts: StudioParts): Promise<void> {
  const outcome = await parts.publisher.update();
  if (!('problems' in outcome) && !('refused' in outcome)) return;
  const words =
    'refused' in outcome
      ? outcome.refused
      : outcome.problems.map(({ path, line, message }) => `${path}:${line}: ${message}`).join('\n');
  if (parts.publisher.releases.liveSite === undefined) throw new UsageError(`The site can’t be built:\n${words}`);
  console.warn(`What the pages say now can’t be published, so visitors see what was published last:\n${words}`);
}

function inviteOwner({ people, address }: StudioParts): void {
  const secret = people.invite({ mail: '', role: 'owner', readsMessages: true });
  console.log(
    `Nobody owns this Studio yet. Open this link to be its owner; it works once, for seven days:\n  ${linkTo(address, 'invitation', secret)}`,
  );
}

function isFor({ headers }: IncomingMessage, host: string): boolean {
  return headers.host?.toLowerCase() === host;
}

function answerStudio(app: RequestListener, request: IncomingMessage, response: ServerResponse): void {
  if (isAmbiguous(request)) {
    response.shouldKeepAlive = false;
    sendText(response, 400, 'Bad request');
  } else app(request, response);
}
