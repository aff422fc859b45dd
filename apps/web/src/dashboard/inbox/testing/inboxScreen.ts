import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '#testing/renderScreen.tsx';

type Options = Parameters<typeof renderScreen>[1];
type Person = Awaited<ReturnType<typeof renderScreen>>['user'];

/** The rows of the list, the first one first. */
export const rows = () => Array.from(document.querySelectorAll<HTMLElement>('[data-conversation]'));

/** The first row that says `text`, once there is one. */
export const row = (text: string) =>
  waitFor(() => {
    const found = rows().find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`No row says “${text}”.`);
    return found;
  });

/** Waits until no row says `text`. */
export const noRow = (text: string) =>
  waitFor(() => {
    if (rows().some(({ textContent }) => textContent.includes(text))) throw new Error(`A row says “${text}”.`);
  });

/** Opens the inbox and, in it, the conversation whose row says `text`. */
export async function openConversation(text: string, options?: Options) {
  const opened = await renderScreen('/dashboard/inbox', options);
  await select(opened.user, text);
  return opened;
}

/** Chooses a conversation in the list; resolves once it is the one that is open. */
export async function select(user: Person, text: string) {
  const chosen = await row(text);
  await user.click(chosen);
  await waitFor(() => {
    if (chosen.getAttribute('aria-current') !== 'page') throw new Error(`“${text}” is not open.`);
  });
  await thread();
}

export const thread = () => screen.findByRole('log', { name: 'Messages' });
export const reply = () => screen.findByRole('textbox', { name: /^Reply to/ });
export const tray = () => screen.findByRole('list', { name: 'Files to send' });
export const details = () => screen.findByRole('complementary', { name: 'Contact details' });

/** The head of the open conversation. */
export async function header() {
  const pane = await screen.findByRole('region', { name: /^Conversation with/ });
  const [first] = pane.querySelectorAll('header');
  if (!first) throw new Error('No conversation is open.');
  return within(first);
}

/** Opens the menu named `menu` and chooses an item of it. */
export async function chooseFromMenu(user: Person, menu: string | RegExp, item: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Types into the open picker and takes what that finds. */
export async function pick(user: Person, picker: string, text: string) {
  const dialog = within(await screen.findByRole('dialog', { name: picker }));
  await dialog.findByRole('menu');
  await user.type(await dialog.findByRole('textbox'), text);
  await user.keyboard('{Enter}');
}
