import { join } from 'node:path';
import type { Effort, StudioUser } from './studio-user.ts';

/** What somebody wants to do at the Studio: how, what it may cost at most, and what the files say then. */
export type Task = { name: string; most: Effort; run: (user: StudioUser) => Promise<void>; diff: string };

export const changeWord: Task = {
  name: 'change a word in place',
  most: { clicks: 1, keys: 2 },
  run: async (user) => {
    const heading = (await user.frame()).getByRole('heading', { name: 'We mend bots of wood' });
    await user.doubleClickWord(heading, 'bots');
    await heading.and((await user.frame()).locator('[contenteditable]')).waitFor();
    await user.type('boats');
    await user.press('Enter');
    await user.shows('We mend boats of wood');
  },
  diff: `--- workshop.yaml
+++ workshop.yaml
@@ -8,3 +8,3 @@
   - type: hero
-    heading: We mend bots of wood  # set in capitals on the sign
+    heading: We mend boats of wood  # set in capitals on the sign
     text: Bring yours on any morning.
`,
};

export const addQuestion: Task = {
  name: 'add an FAQ entry',
  most: { clicks: 2, keys: 3 },
  run: async (user) => {
    await user.click((await user.frame()).getByRole('heading', { name: 'What people ask' }));
    await user.click(user.button('Add a question'));
    await user.focusIn(/Sample/);
    await user.type('Do you mend sails?');
    await user.press('Tab');
    await user.type('No, but our neighbours do.');
    await user.shows('Do you mend sails?');
  },
  diff: `--- workshop.yaml
+++ workshop.yaml
@@ -30,2 +30,4 @@
         answer: There is, for up to two tons.
+      - question: Do you mend sails?
+        answer: No, but our neighbours do.
 
`,
};

export const addSection: Task = {
  name: 'add a section from the palette',
  most: { clicks: 2, keys: 1 },
  run: async (user) => {
    await user.click(user.button('+ Add a section'));
    await user.page.getByRole('searchbox', { name: 'What do you want to show?' }).waitFor();
    await user.type('said');
    await user.click(user.page.getByRole('dialog').getByRole('button', { name: 'Quote', exact: true }));
    await user.hears(/^Quote .* was added/);
  },
  diff: '',
};

export const moveByMouse: Task = {
  name: 'move it up by mouse',
  most: { clicks: 1, keys: 0 },
  run: async (user) => {
    await user.drag(user.row(/^Quote/), user.row(/What people ask/), { x: 20, y: 4 });
    await user.hears(/^Quote.* is now 3 of 5/);
  },
  diff: '',
};

export const moveByKeyboard: Task = {
  name: 'move it up by keyboard',
  most: { clicks: 1, keys: 1 },
  run: async (user) => {
    await user.click(user.row(/^Quote/));
    await user.press('Alt+ArrowUp');
    await user.hears(/^Quote.* is now 2 of 5/);
  },
  diff: '',
};

export const changeFigure: Task = {
  name: 'change a figure everywhere',
  most: { clicks: 2, keys: 2 },
  run: async (user) => {
    await user.doubleClick((await user.frame()).getByText('A boat waits'));
    const use = user.page.locator('#studio-form li', { hasText: 'used on' });
    await use.filter({ hasText: '((facts.boat_time)) is 3 weeks, used on 2 pages' }).waitFor();
    await user.click(user.button('Change it everywhere'));
    await user.focusIn(/^3 weeks$/);
    await user.press('Control+a');
    await user.type('2 weeks');
    await user.shows('A boat waits 2 weeks for its turn.');
  },
  diff: `--- _facts.yaml
+++ _facts.yaml
@@ -9,3 +9,3 @@
 boat_time:
-  value: 3 weeks
+  value: 2 weeks
   meaning: How long a boat waits.
`,
};

export const addMember = (portrait: string): Task => ({
  name: 'add a team member with a portrait',
  most: { clicks: 5, keys: 7 },
  run: async (user) => {
    await user.click(user.row(/Who works here/));
    await user.click(user.button('Add a person'));
    await user.focusIn(/Sample/);
    await user.type('Ben Ruiz');
    await user.press('Tab');
    await user.type('Sailmaker');
    await user.click(user.field('Link').last());
    await user.type('https://profiles.sample.example/ben-ruiz');
    await user.click(user.button('Picture'));
    const chooser = user.page.waitForEvent('filechooser');
    await user.click(user.button('From this computer'));
    await (await chooser).setFiles(portrait);
    const alt = user.field(/^What the picture shows/);
    await alt.waitFor();
    await user.focusIn(/^$/);
    await user.type('Ben Ruiz at his bench');
  },
  diff: `--- workshop.yaml
+++ workshop.yaml
@@ -37 +37,7 @@
         link: https://profiles.sample.example/ada-holm  # her own page
+      - name: Ben Ruiz
+        role: Sailmaker
+        link: https://profiles.sample.example/ben-ruiz
+        picture:
+          file: ben-ruiz.jpg
+          alt: Ben Ruiz at his bench
`,
});

export const renamePage: Task = {
  name: 'rename a page',
  most: { clicks: 5, keys: 2 },
  run: async (user) => {
    await user.click(user.page.locator('summary', { hasText: 'Page' }).first());
    await user.click(user.button(/^New page, rename/));
    await user.click(user.button('Rename A workshop for boats'));
    await user.page.getByLabel('Its address').focus();
    await user.press('Control+a');
    await user.type('/boats');
    await user.click(user.button('See what this changes'));
    await user.page.getByText('other file').waitFor();
    await user.click(user.button('Do it'));
    await user.hears('The page /workshop is now /boats');
  },
  diff: '',
};

export const hideUntil: Task = {
  name: 'hide a section until a date',
  most: { clicks: 3, keys: 1 },
  run: async (user) => {
    await user.click(user.row(/Who works here/));
    await user.click(user.button(/^More for/));
    await user.click(user.button('Hide until a date …'));
    await user.type('03012030');
    await user.hears('Shown from changed');
  },
  diff: '',
};

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0;color:red}</style></head><body>
<!--StartFragment--><p class=MsoNormal><span lang=EN-US style='font-family:"Calibri",sans-serif'>We came with <b>two
boats</b> and <i>one</i> oar.<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Paint</p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Rope</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>We left with both.</p><p class=MsoNormal>It was June.</p><!--EndFragment--></body></html>`;

export const pasteWord: Task = {
  name: 'paste three paragraphs with a list from Word',
  most: { clicks: 2, keys: 2 },
  run: async (user) => {
    await user.click(user.row(/How long it takes/));
    await user.click(user.field('Paragraphs'));
    await user.press('Control+a');
    await user.paste(word, 'We came with two boats and one oar.');
    await user.shows('It was June.');
  },
  diff: '',
};

/** The ten tasks, in the order in which somebody might do them on one page. */
export function allTasks(folder: string): Task[] {
  return [
    changeWord,
    addQuestion,
    addSection,
    moveByMouse,
    moveByKeyboard,
    changeFigure,
    addMember(join(folder, 'Ben Ruiz.jpg')),
    renamePage,
    hideUntil,
    pasteWord,
  ];
}
