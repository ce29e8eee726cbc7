import { join } from 'node:path';
import type { Task } from './run-tasks.ts';

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
@@ -7,3 +7,3 @@
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
@@ -27,2 +27,4 @@
         answer: There is, for up to two tons.
+      - question: Do you mend sails?
+        answer: No, but our neighbours do.
 
`,
};

export const addSection: Task = {
  name: 'add a section from the palette',
  most: { clicks: 2, keys: 1 },
  run: async (user) => {
    await user.click(user.button('Add a section'));
    await user.page.getByRole('heading', { name: /^Add a section below “.+”$/ }).waitFor();
    await user.page.getByRole('searchbox', { name: 'What do you want to show?' }).waitFor();
    await user.type('said');
    await user.click(user.page.getByRole('dialog').getByRole('button', { name: 'Quote', exact: true }));
    await user.hears(/^Quote .* was added/);
  },
  diff: `--- workshop.yaml
+++ workshop.yaml
@@ -30,2 +30,13 @@
 
+  - type: quote
+    eyebrow: (Sample) From our guests
+    heading: (Sample) What it changed
+    text: (Sample) We asked after *three* months. [How we asked](/about).
+    background: tinted
+    items:
+      - text: (Sample) We used to write **nine letters** for one answer. Now the answer is there before we have sat down.
+        by: (Sample) Ruth Halvorsen
+        role: (Sample) Teacher, Anytown
+        picture: { file: people/ruth.svg, alt: (Sample) What the picture shows }
+
   - type: people
`,
};

export const moveByMouse: Task = {
  name: 'move it up by mouse',
  most: { clicks: 1, keys: 0 },
  run: async (user) => {
    await user.drag(user.row(/^Quote/), user.row(/What people ask/), { x: 20, y: 4 });
    await user.hears(/^Quote.* was moved to 3 of 5/);
    await user.showsBefore('What it changed', 'What people ask');
  },
  diff: `--- workshop.yaml
+++ workshop.yaml
@@ -19,13 +19,2 @@
 
-  - type: accordion
-    heading: What people ask
-    items:
-      # Asked most in spring.
-      - question: May I help?
-        answer: Yes, on Fridays.
-      - question: Is there a crane?
-        answer: There is, for up to two tons.
-      - question: Do you mend sails?
-        answer: No, but our neighbours do.
-
   - type: quote
@@ -41,2 +30,13 @@
 
+  - type: accordion
+    heading: What people ask
+    items:
+      # Asked most in spring.
+      - question: May I help?
+        answer: Yes, on Fridays.
+      - question: Is there a crane?
+        answer: There is, for up to two tons.
+      - question: Do you mend sails?
+        answer: No, but our neighbours do.
+
   - type: people
`,
};

export const moveByKeyboard: Task = {
  name: 'move it up by keyboard',
  most: { clicks: 1, keys: 1 },
  run: async (user) => {
    await user.click(user.row(/^Quote/));
    await user.press('Alt+ArrowUp');
    await user.hears(/^Quote.* was moved to 2 of 5/);
    await user.showsBefore('What it changed', 'How long it takes');
  },
  diff: `--- workshop.yaml
+++ workshop.yaml
@@ -10,11 +10,2 @@
 
-  # The figures come from the list of facts.
-  - type: prose
-    id: waiting
-    heading: How long it takes
-    paragraphs: |
-      A boat waits ((facts.boat_time)) for its turn.
-
-      We write when it is done.
-
   - type: quote
@@ -30,2 +21,11 @@
 
+  # The figures come from the list of facts.
+  - type: prose
+    id: waiting
+    heading: How long it takes
+    paragraphs: |
+      A boat waits ((facts.boat_time)) for its turn.
+
+      We write when it is done.
+
   - type: accordion
`,
};

export const changeFigure: Task = {
  name: 'change a figure everywhere',
  most: { clicks: 2, keys: 2 },
  run: async (user) => {
    await user.doubleClick((await user.frame()).getByText('A boat waits'));
    const use = user.page.locator('#studio-form li', { hasText: 'Used on' });
    await use.filter({ hasText: '3 weeks is “boat time”' }).waitFor();
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
    await user.click(user.button('Picture').last());
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
@@ -47,1 +47,4 @@
         link: https://profiles.sample.example/ada-holm  # her own page
+      - name: Ben Ruiz
+        role: Sailmaker
+        picture: { file: ben-ruiz.jpg, alt: Ben Ruiz at his bench }
`,
});

export const renamePage: Task = {
  name: 'rename a page',
  most: { clicks: 6, keys: 2 },
  run: async (user) => {
    await user.click(user.page.locator('summary', { hasText: 'Page' }).first());
    await user.click(user.button(/^New page, rename/));
    await user.click(user.button('Rename A workshop for boats'));
    await user.click(user.page.getByLabel('The address'));
    await user.press('Control+a');
    // What it is called is enough.
    await user.type('Boats!');
    await user.page.getByText('The page will be at /boats').waitFor();
    await user.click(user.button('See what this changes'));
    await user.page.getByText('leads to the new address').first().waitFor();
    await user.click(user.button('Rename it'));
    await user.hears(/was given the address \/boats\.$/);
  },
  diff: `rename workshop.yaml boats.yaml
--- _site.yaml
+++ _site.yaml
@@ -322,1 +322,4 @@
       text: Please try again, or write to ((email)).
+
+redirects:
+  /workshop: /boats
--- prices.yaml
+++ prices.yaml
@@ -8,2 +8,2 @@
       It costs less than a new one, and takes ((facts.boat_time)).
-      [Who does it](/workshop) says more.
+      [Who does it](/boats) says more.
`,
};

export const hideUntil: Task = {
  name: 'hide a section until a date',
  most: { clicks: 3, keys: 1 },
  run: async (user) => {
    await user.click(user.row(/Who works here/));
    await user.click(user.button(/^More for/));
    await user.click(user.button('Hide until a date …'));
    await user.type('03012030');
    await user.focusIn(/^2030-03-01$/);
  },
  diff: `--- boats.yaml
+++ boats.yaml
@@ -50,1 +50,2 @@
         picture: { file: ben-ruiz.jpg, alt: Ben Ruiz at his bench }
+    from: 2030-03-01
`,
};

/** What Word puts on the clipboard. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0;color:red}</style></head><body>
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
    await user.paste(fromWord, 'We came with two boats and one oar.');
    await user.shows('It was June.');
  },
  diff: `--- boats.yaml
+++ boats.yaml
@@ -26,6 +26,11 @@
     paragraphs: |
-      A boat waits ((facts.boat_time)) for its turn.
+      We came with **two boats** and *one* oar.
 
-      We write when it is done.
+      - Paint
+      - Rope
 
+      We left with both.
+
+      It was June.
+
   - type: accordion
`,
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
