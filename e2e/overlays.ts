import { expect, type Page } from '@playwright/test';

/** What opens over a screen: its name, the screen, and how it is opened, which resolves when all of it stands. */
export type Overlay = { name: string; at: string; open: (page: Page) => Promise<void> };

const INBOX = '/dashboard/inbox';
const USERS = '/dashboard/users';
const PASSWORD = '/dashboard/settings/reset-password';
const COMPANY = '/dashboard/settings/company-profile';
const SUBSCRIPTION = '/dashboard/settings/subscription';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const choose = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click();
const stands = (page: Page, role: 'dialog' | 'alertdialog' | 'menu', name?: string | RegExp) =>
  expect(page.getByRole(role, { name }).last()).toBeVisible();

/** Opens somebody's conversation from the list, unless it is open, to reply: a note that was begun there stays begun. */
export async function openConversation(page: Page, name = 'Hannah Brandt') {
  const conversation = page.getByRole('region', { name: `Conversation with ${name}` });
  if (!(await conversation.isVisible()))
    await page.locator('[data-conversation]').filter({ hasText: name }).first().click();
  await conversation.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(conversation.getByRole('textbox', { name: `Reply to ${name}` })).toBeVisible();
  // The composer stands before the messages and the details do.
  await expect(page.getByRole('button', { name: 'Message actions' }).first()).toBeAttached();
}

/** One of the pickers that a conversation's menu opens. */
const picker = (entry: string, dialog: string): Overlay => ({
  name: `${dialog} picker`,
  at: INBOX,
  open: async (page) => {
    await openConversation(page);
    await press(page, 'More');
    await choose(page, entry);
    await stands(page, 'dialog', dialog);
  },
});

/** One of the dialogs in which what conversations are filed by is kept. */
const managed = (what: string): Overlay => ({
  name: `${what}, managed`,
  at: INBOX,
  open: async (page) => {
    await press(page, 'Add a filter');
    await choose(page, `Manage ${what}`);
    await stands(page, 'dialog');
    await page.getByRole('dialog').getByRole('button', { name: /^New / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a name.')).toBeVisible();
  },
});

export const FRAME_OVERLAYS: readonly Overlay[] = [
  {
    name: 'command palette',
    at: INBOX,
    open: async (page) => {
      await expect(page.locator('[data-conversation]').first()).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Search or jump to' }).fill('set');
      await expect(page.locator('[role="menuitem"][data-focused]')).toContainText('Settings');
    },
  },
  {
    name: 'command palette that finds nothing',
    at: INBOX,
    open: async (page) => {
      await expect(page.locator('[data-conversation]').first()).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Search or jump to' }).fill('qqzxv');
      await expect(page.getByText('No results found.').first()).toBeVisible();
    },
  },
  {
    name: 'shortcut sheet',
    at: INBOX,
    open: async (page) => {
      await expect(page.locator('[data-conversation]').first()).toBeVisible();
      await page.keyboard.press('?');
      await stands(page, 'dialog', 'Keyboard shortcuts');
    },
  },
  {
    name: 'notifications',
    at: INBOX,
    open: async (page) => {
      await press(page, /^Notifications/);
      await stands(page, 'dialog', 'Notifications');
    },
  },
  {
    name: 'assistant menu',
    at: '/dashboard',
    open: async (page) => {
      await press(page, 'Open Your Chatbot');
      await expect(page.getByRole('menuitem', { name: /Nori/ }).locator('img')).toBeVisible();
    },
  },
  {
    name: 'support chat',
    at: '/dashboard',
    open: async (page) => {
      await press(page, 'Support');
      await expect(page.getByRole('textbox', { name: 'Message to support' })).toBeFocused();
    },
  },
  {
    name: 'person’s menu',
    at: '/dashboard',
    open: async (page) => {
      await openRail(page);
      await press(page, /^Maya Lindqvist/);
      await stands(page, 'menu');
    },
  },
  {
    name: 'company’s menu',
    at: '/dashboard',
    open: async (page) => {
      await openRail(page);
      await press(page, /^Northwind Outdoor/);
      await stands(page, 'menu');
    },
  },
];

/** On a phone the rail is in a drawer. */
async function openRail(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await stands(page, 'dialog', 'Menu');
}

export const INBOX_OVERLAYS: readonly Overlay[] = [
  {
    name: 'filters to add',
    at: INBOX,
    open: async (page) => {
      await press(page, 'Add a filter');
      await stands(page, 'menu');
    },
  },
  {
    name: 'options of a filter',
    at: INBOX,
    open: async (page) => {
      await press(page, /^Status/);
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'sort menu',
    at: INBOX,
    open: async (page) => {
      await press(page, /^Sort/);
      await stands(page, 'menu');
    },
  },
  {
    name: 'saved views',
    at: `${INBOX}?view=mine`,
    open: async (page) => {
      await press(page, 'Saved views');
      await choose(page, 'Save or change views');
      await stands(page, 'dialog', 'Saved views');
    },
  },
  managed('labels'),
  managed('teams'),
  managed('macros'),
  {
    name: 'what is done with several',
    at: INBOX,
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select Hannah Brandt' }).check({ force: true });
      await expect(page.getByRole('toolbar', { name: 'Selected conversations' })).toContainText('1 selected');
    },
  },
];

/** Each opens a conversation where none is open. */
export const CONVERSATION_OVERLAYS: readonly Overlay[] = [
  {
    name: 'menu of a conversation',
    at: INBOX,
    open: async (page) => {
      await openConversation(page);
      await press(page, 'More');
      await stands(page, 'menu');
    },
  },
  picker('Assign', 'Assign to'),
  picker('Run a macro…', 'Run a macro'),
  {
    name: 'transcript to send',
    at: INBOX,
    open: async (page) => {
      await openConversation(page);
      await press(page, 'More');
      await choose(page, 'Send the transcript');
      await page.getByRole('dialog').getByLabel('To').fill('nobody');
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Enter an email address such as')).toBeVisible();
    },
  },
  {
    name: 'question before somebody is blocked',
    at: INBOX,
    open: async (page) => {
      await openConversation(page);
      await press(page, 'More');
      await choose(page, /^Block/);
      await stands(page, 'alertdialog');
    },
  },
  {
    name: 'contact',
    at: INBOX,
    open: async (page) => {
      await openConversation(page);
      const edit = page.getByRole('button', { name: 'Edit contact' });
      if (!(await edit.isVisible())) await press(page, 'Contact details');
      await edit.click();
      await press(page, 'Add an attribute');
      await stands(page, 'dialog', 'Contact');
    },
  },
  {
    name: 'details of a conversation',
    at: INBOX,
    open: async (page) => {
      await openConversation(page);
      const assignee = page.getByRole('button', { name: /^Assignee/ });
      if (!(await assignee.isVisible())) await press(page, 'Contact details');
      await expect(assignee).toBeVisible();
    },
  },
  {
    name: 'canned replies',
    at: INBOX,
    open: async (page) => {
      await openConversation(page);
      await press(page, 'Canned replies');
      await expect(page.getByRole('dialog').getByText('/repair')).toBeVisible();
    },
  },
  {
    name: 'emoji picker',
    at: INBOX,
    open: async (page) => {
      await openConversation(page);
      await press(page, 'Insert emoji');
      await expect(page.getByRole('dialog', { name: 'Insert emoji' }).getByRole('searchbox')).toBeVisible();
    },
  },
  {
    name: 'message to send later',
    at: INBOX,
    open: async (page) => {
      await openConversation(page);
      await page.getByRole('textbox', { name: /^Reply to/ }).fill('A reply that is on its way');
      await press(page, 'More ways to send');
      await choose(page, 'Send later');
      await stands(page, 'dialog', 'Send later');
    },
  },
  {
    name: 'private note',
    at: INBOX,
    open: async (page) => {
      await openConversation(page);
      await press(page, 'Private note');
      const note = page.getByRole('textbox', { name: 'Note to colleagues' });
      // It may stand there already, as a draft: who is meant is offered to who writes.
      await note.fill('');
      await note.fill('@Jon');
      await expect(page.getByRole('option', { name: /Jonas Reber/ })).toBeVisible();
    },
  },
];

export const USERS_OVERLAYS: readonly Overlay[] = [
  {
    name: 'people to invite',
    at: USERS,
    open: async (page) => {
      await press(page, 'Invite people');
      const dialog = page.getByRole('dialog', { name: 'Invite people' });
      await dialog.getByRole('textbox', { name: 'Email addresses' }).fill('no address, ada@new.example');
      await expect(dialog.getByRole('button', { name: 'Invite 3 people' })).toBeVisible();
    },
  },
  {
    name: 'menu of a person',
    at: USERS,
    open: async (page) => {
      await press(page, 'Actions for Maya Lindqvist');
      await stands(page, 'menu');
    },
  },
  {
    name: 'question before somebody is removed',
    at: USERS,
    open: async (page) => {
      await press(page, 'Actions for Jonas Reber');
      await choose(page, 'Remove');
      await press(page, 'Remove Jonas Reber');
      await expect(page.getByText('Choose who takes them over, or nobody.')).toBeVisible();
    },
  },
  {
    name: 'link of an invitation',
    at: USERS,
    open: async (page) => {
      await press(page, 'Actions for Tomás Rey');
      await choose(page, 'Get a link');
      await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
    },
  },
  {
    name: 'days of the audit log',
    at: `${USERS}/audit-log`,
    open: async (page) => {
      await press(page, /^Time/);
      await expect(page.getByRole('option', { name: 'Last 7 days' })).toBeVisible();
    },
  },
];

export const SETTINGS_OVERLAYS: readonly Overlay[] = [
  {
    name: 'second factor to set up',
    at: PASSWORD,
    open: async (page) => {
      await press(page, 'Set up');
      await page.getByLabel('Your password').fill('parley-demo-1');
      await press(page, 'Continue');
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    },
  },
  {
    name: 'question before the company is deleted',
    at: COMPANY,
    open: async (page) => {
      await press(page, 'Delete the company');
      await press(page, 'Delete for good');
      await expect(page.getByText('Enter your password.')).toBeVisible();
    },
  },
  {
    name: 'plans to pick',
    at: SUBSCRIPTION,
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Pick a plan' }).click();
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Starter', exact: true })).toBeVisible();
    },
  },
  {
    name: 'card to pay a plan with',
    at: SUBSCRIPTION,
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Pick a plan' }).click();
      await press(page, 'Choose Pro');
      await page.getByLabel('Card number').fill('4');
      await expect(page.getByRole('dialog').getByText('Due today')).toBeVisible();
    },
  },
];
