import type { Locator } from 'playwright';
import type { Task } from './run-tasks.ts';
import { unfold } from './studio-states.ts';
import type { StudioUser } from './studio-user.ts';

/** Opens a form that concerns all pages. */
async function openShared(user: StudioUser, name: string): Promise<void> {
  const shared = user.page.locator('nav details').last();
  // Whoever comes from elsewhere finds it folded.
  await shared.evaluate((details) => details.removeAttribute('open'));
  await user.click(user.page.locator('summary', { hasText: 'On every page' }));
  await user.click(shared.getByRole('listitem').getByRole('button', { name, exact: true }));
  await user.page.locator('#studio-form').getByRole('heading', { name }).first().waitFor();
}

async function write(user: StudioUser, field: Locator, words: string): Promise<void> {
  await user.click(field);
  await user.press('Control+a');
  await user.type(words);
}

/** Writes words into the field of a path, whose list or entry is unfolded where it is folded. */
async function fillAt(user: StudioUser, path: string, words: string): Promise<void> {
  const at = (steps: readonly string[]) => user.page.locator(`#studio-form [data-path="${steps.join('.')}"]`).first();
  const steps = path.split('.');
  const field = at(steps).locator('input, textarea, [role=textbox]').first();
  await at(steps.slice(0, 1)).waitFor();
  for (let length = 1; length < steps.length; length += 1) {
    const heads = ':scope > details:not([open]) > summary, :scope .open[aria-expanded=false]';
    const head = at(steps.slice(0, length)).locator(heads).first();
    if (!(await field.isVisible()) && (await head.isVisible())) await user.click(head);
  }
  await write(user, field, words);
}

const shared = (name: string, part: string, path: string, words: string, diff: string): Task => ({
  name,
  most: { clicks: path.startsWith('footer') || path.startsWith('product') ? 3 : 4, keys: 2 },
  run: async (user) => {
    await openShared(user, part);
    await fillAt(user, path, words);
  },
  diff,
});

/** Opens the window of all pages and asks for something to be done with one. */
async function askOfPages(user: StudioUser, words: string): Promise<void> {
  await user.click(user.page.locator('summary', { hasText: 'Page' }).first());
  await user.click(user.button(/^New page, rename/));
  await user.click(user.button(words).first());
}

const more = async (user: StudioUser, row: RegExp, deed: string) => {
  await user.click(user.row(row).last());
  await user.click(user.button(/^More for/));
  await user.click(user.button(deed));
};

/** Presses the button that adds a field to what is selected. */
async function offer(user: StudioUser, name: string): Promise<void> {
  const offers = user.page.locator('#studio-form').getByRole('group', { name: 'Add to this' });
  await user.click(offers.getByRole('button', { name }).first());
}

/** What somebody does with sections, pages and what all pages share. */
export const siteTasks: readonly Task[] = [
  {
    name: 'duplicate a section',
    most: { clicks: 3, keys: 0 },
    run: async (user) => {
      await more(user, /What people ask/, 'Duplicate');
      await user.hears(/was duplicated/);
    },
    diff: `--- workshop.yaml
+++ workshop.yaml
@@ -28,2 +28,11 @@
 
+  - type: accordion
+    heading: What people ask
+    items:
+      # Asked most in spring.
+      - question: May I help?
+        answer: Yes, on Fridays.
+      - question: Is there a crane?
+        answer: There is, for up to two tons.
+
   - type: people
`,
  },
  {
    name: 'delete it',
    most: { clicks: 3, keys: 0 },
    run: async (user) => {
      await more(user, /What people ask/, 'Delete');
      await user.hears(/was deleted/);
    },
    diff: `--- workshop.yaml
+++ workshop.yaml
@@ -28,11 +28,2 @@
 
-  - type: accordion
-    heading: What people ask
-    items:
-      # Asked most in spring.
-      - question: May I help?
-        answer: Yes, on Fridays.
-      - question: Is there a crane?
-        answer: There is, for up to two tons.
-
   - type: people
`,
  },
  {
    name: 'hide a section',
    most: { clicks: 3, keys: 0 },
    run: async (user) => {
      await more(user, /Who works here/, 'Hide from visitors');
      await user.hears(/was hidden from visitors/);
    },
    diff: `--- workshop.yaml
+++ workshop.yaml
@@ -34,1 +34,2 @@
         link: https://profiles.sample.example/ada-holm  # her own page
+    hidden: true
`,
  },
  {
    name: 'a drawing, chosen by how it looks',
    most: { clicks: 4, keys: 0 },
    run: async (user) => {
      await user.click(user.row(/We mend/));
      await offer(user, 'Drawing');
      const field = user.page.locator('#studio-form [data-path="sections.0.drawing"]');
      const button = field.locator('button[aria-controls]').first();
      if ((await button.getAttribute('aria-expanded')) === 'false') await user.click(button);
      await user.click(field.locator('label').last());
      await user.page.getByText('Not saved yet').waitFor();
    },
    diff: `--- workshop.yaml
+++ workshop.yaml
@@ -9,2 +9,3 @@
     text: Bring yours on any morning.
+    drawing: waiting
 
`,
  },
  {
    name: 'a button that opens a form',
    most: { clicks: 7, keys: 0 },
    run: async (user) => {
      await user.click(user.row(/We mend/));
      await offer(user, 'Buttons');
      await user.click(user.button('Add a button'));
      await unfold(user);
      const action = user.page.locator('#studio-form [data-path$=".action"]').first();
      await user.choose(action.locator('select').first(), 'Opens a form');
      await user.choose(action.getByLabel('Which form'), 'Ask for a state briefing');
    },
    diff: `--- workshop.yaml
+++ workshop.yaml
@@ -10,2 +10,5 @@
     drawing: waiting
+    buttons:
+      - label: Sample button
+        action: { dialog: briefing }
 
`,
  },
  shared(
    'a word of the menu',
    'Menu',
    'navigation.0.label',
    'Who we are',
    `--- _site.yaml
+++ _site.yaml
@@ -38,3 +38,3 @@
 navigation:
-  - label: About
+  - label: Who we are
     link: /about
`,
  ),
  shared(
    'the end of all pages',
    'Footer',
    'footer.text',
    'Boats since 1903.',
    `--- _site.yaml
+++ _site.yaml
@@ -51,3 +51,3 @@
 footer:
-  text: What the examples of the blocks refer to.
+  text: Boats since 1903.
   columns:
`,
  ),
  shared(
    'the name',
    'Name and brand',
    'product.name',
    'The Yard',
    `--- _site.yaml
+++ _site.yaml
@@ -4,3 +4,3 @@
 product:
-  name: Sample
+  name: The Yard
   slug: sample
`,
  ),
  shared(
    'a form',
    'Forms and mailboxes',
    'forms.movement.title',
    'Write to the yard',
    `--- _site.yaml
+++ _site.yaml
@@ -142,3 +142,3 @@
   movement:
-    title: Join the Movement
+    title: Write to the yard
     text: Tell us who you are and what you have seen. A person reads every message.
`,
  ),
  {
    name: 'a new page',
    most: { clicks: 4, keys: 1 },
    run: async (user) => {
      await askOfPages(user, 'New page');
      await user.type('Open days');
      await user.click(user.button('Make the page'));
      await user.page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
    diff: `--- nothing
+++ open-days.yaml
@@ -0,0 +1,10 @@
+# yaml-language-server: $schema=../bundle.schema.json
+title: Open days
+description: Say here in one or two sentences what people find on the page “Open days”.
+sections:
+  - type: hero
+    heading: Open days
+
+  - type: prose
+    heading: Sample heading
+    paragraphs: Sample paragraphs
`,
  },
  {
    name: 'a copy of a page',
    most: { clicks: 5, keys: 2 },
    run: async (user) => {
      await askOfPages(user, 'Copy Prices of the workshop');
      await write(user, user.page.getByLabel('Its address'), '/costs');
      await user.click(user.button('Make the page'));
      await user.page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
    diff: (before) => new Map(before).set('costs.yaml', before.get('prices.yaml') ?? ''),
  },
  {
    name: 'a page that goes',
    most: { clicks: 5, keys: 0 },
    run: async (user) => {
      await askOfPages(user, 'Delete A workshop for boats');
      await user.click(user.button('See what this changes'));
      await user.click(user.button('Delete it'));
      await user.page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
    diff: (before) => {
      const after = new Map(before);
      after.delete('workshop.yaml');
      const words = (before.get('prices.yaml') ?? '').replace('[Who does it](/workshop)', 'Who does it');
      return after.set('prices.yaml', words).set('costs.yaml', words);
    },
  },
];
