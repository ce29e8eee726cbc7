import { unfold } from './studio-states.ts';
import type { StudioUser } from './studio-user.ts';

/** The texts of all files, by their names. */
type Texts = ReadonlyMap<string, string>;

/** What somebody does with sections, pages and what all pages share: what a reviewer sees of it, or what the files say then. */
type SiteTask = { name: string; run: (user: StudioUser) => Promise<void>; diff: string | ((before: Texts) => Texts) };

/** Opens a form that concerns all pages. */
async function openShared(user: StudioUser, name: string): Promise<void> {
  const shared = user.page.locator('nav details').last();
  if (!(await shared.evaluate((details) => details.hasAttribute('open'))))
    await user.page.locator('summary', { hasText: 'On every page' }).click();
  await shared.getByRole('listitem').getByRole('button', { name, exact: true }).click();
  await user.page.locator('#studio-form').getByRole('heading', { name }).first().waitFor();
}

/** Writes words into the field of a path. */
async function fillAt(user: StudioUser, path: string, words: string): Promise<void> {
  await unfold(user);
  const field = user.page.locator(`#studio-form [data-path="${path}"]`).first();
  await field.locator('input, textarea, [role=textbox]').first().fill(words);
}

const shared = (name: string, part: string, path: string, words: string, diff: string): SiteTask => ({
  name,
  run: async (user) => {
    await openShared(user, part);
    await fillAt(user, path, words);
  },
  diff,
});

/** Opens the window of all pages and asks for something to be done with one. */
async function askOfPages(user: StudioUser, words: string): Promise<void> {
  await user.page.locator('summary', { hasText: 'Page' }).first().click();
  await user.button(/^New page, rename/).click();
  await user.button(words).first().click();
}

const more = async (user: StudioUser, row: RegExp, deed: string) => {
  await user.row(row).click();
  await user.button(/^More for/).click();
  await user.button(deed).click();
};

/** Presses the button that adds a field to what is selected. */
async function offer(user: StudioUser, name: string): Promise<void> {
  await user.page
    .locator('#studio-form')
    .getByRole('group', { name: 'Add to this' })
    .getByRole('button', { name })
    .first()
    .click();
}

export const siteTasks: readonly SiteTask[] = [
  {
    name: 'duplicate a section',
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
    name: 'delete it by its key',
    run: async (user) => {
      await user
        .row(/What people ask/)
        .last()
        .focus();
      await user.press('Delete');
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
    run: async (user) => {
      await more(user, /Who works here/, 'Hide from visitors');
      await user.hears(/is hidden from visitors/);
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
    run: async (user) => {
      await user.row(/We mend bots/).click();
      await offer(user, 'Drawing');
      const field = user.page.locator('#studio-form [data-path="sections.0.drawing"]');
      const button = field.locator('button[aria-controls]').first();
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      await field.getByRole('radio').last().click({ force: true });
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
    run: async (user) => {
      await user.row(/We mend bots/).click();
      await offer(user, 'Buttons');
      await user.button('Add a button').click();
      await unfold(user);
      const action = user.page.locator('#studio-form [data-path$=".action"]').first();
      await action.locator('select').first().selectOption({ label: 'Opens a form' });
      await action.getByLabel('Which form').selectOption({ label: 'Ask for a state briefing' });
    },
    diff: `--- workshop.yaml
+++ workshop.yaml
@@ -10,2 +10,5 @@
     drawing: waiting
+    buttons:
+      - label: Sample label
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
@@ -141,3 +141,3 @@
   movement:
-    title: Join the Movement
+    title: Write to the yard
     text: Tell us who you are and what you have seen. A person reads every message.
`,
  ),
  {
    name: 'a new page',
    run: async (user) => {
      await askOfPages(user, 'New page');
      await user.page.getByLabel('What it is called').fill('Open days');
      await user.button('Make the page').click();
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
    run: async (user) => {
      await askOfPages(user, 'Copy Prices of the workshop');
      await user.page.getByLabel('Its address').fill('/costs');
      await user.button('Make the page').click();
      await user.page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
    diff: (before) => new Map(before).set('costs.yaml', before.get('prices.yaml') ?? ''),
  },
  {
    name: 'a page that goes',
    run: async (user) => {
      await askOfPages(user, 'Delete A workshop for boats');
      await user.button('See what this changes').click();
      await user.button('Delete it').click();
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
