import { runCommand } from '#builder/base';
import { dataFolder } from '#contact-server';
import { linkTo, peopleCommand, studioAddressOf, studioFolderIn } from '#publishing';

/** `npm run people -- list | invite MAIL [--role ROLE] [--messages] | link ID | remove ID`: people of the Studio on a server. */
await runCommand(async () => {
  const port = Number(process.env['PORT'] || 4173);
  const linkOf = (secret: string) => linkTo(studioAddressOf(process.env['STUDIO_URL'], port), 'invitation', secret);
  console.log(peopleCommand(studioFolderIn(dataFolder()), linkOf));
});
