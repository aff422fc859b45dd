import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

async function search(words: string, as?: string) {
  const { user, router } = await renderScreen('/dashboard', { ...(as && { as }) });
  await screen.findByRole('navigation', { name: 'Main' });
  await user.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Command palette' });
  await user.type(within(palette).getByRole('textbox'), words);
  const choose = async (name: RegExp) => user.click(await within(palette).findByRole('menuitem', { name }));
  return { palette, choose, address: () => router.state.location.pathname + router.state.location.search };
}

describe('the palette', () => {
  it.each([
    ['audit', /^Audit log/, 'heading', 'Audit log', '/dashboard/users/audit-log'],
    ['invite', /^Invite people/, 'dialog', 'Invite people', '/dashboard/users?invite='],
    ['cancel', /^Cancel plan/, 'alertdialog', /^Cancel the/, '/dashboard/settings/subscription?cancel='],
    ['labels', /^Manage labels/, 'dialog', 'Labels', '/dashboard/inbox'],
    ['export', /^Export all data/, 'button', 'Export all data', '/dashboard/settings/company-profile'],
  ])('leads from anywhere by «%s»', async (words, command, role, name, leadsTo) => {
    const { choose, address } = await search(words);

    await choose(command);

    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
    await waitFor(() => expect(address().replace(/=$/, '')).toBe(leadsTo.replace(/=$/, '')));
  });

  it('finds colleagues, teams and labels by name', async () => {
    const { choose, address } = await search('Jonas');

    await choose(/^Jonas Reber/);

    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/users\?q=Jonas/));
  });
});
