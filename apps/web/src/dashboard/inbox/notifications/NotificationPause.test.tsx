import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const INBOX = '/dashboard/inbox';

async function openBell(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

describe('notifications', () => {
  it('are paused for a while, which the bell says, and go on when one says so', async () => {
    const { user, api } = await renderScreen(INBOX);
    const pausedUntil = async () =>
      (await api.db.userPreferences.findFirst({ where: { user: { email: 'maya@northwindoutdoor.com' } } }))
        ?.notificationsPausedUntil ?? null;
    const bell = await openBell(user);
    await user.click(await bell.findByRole('button', { name: 'Pause notifications' }));
    await user.click(await screen.findByRole('menuitem', { name: /^For a week/ }));

    await waitFor(() => expect(bell.getByText(/^Paused until \w{3} \d+ \w{3}, 09:00$/)).toBeInTheDocument());
    await waitFor(() => expect(bell.getByRole('button', { name: 'Resume' })).toHaveFocus());
    expect(await pausedUntil()).toBeInstanceOf(Date);
    const paused = { name: /^Notifications.*, paused$/, hidden: true };
    await waitFor(() => expect(screen.getByRole('button', paused)).toBeInTheDocument());

    await user.keyboard('{Enter}');
    await waitFor(() => expect(bell.getByRole('button', { name: 'Pause notifications' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', paused)).not.toBeInTheDocument());
    await waitFor(async () => expect(await pausedUntil()).toBeNull());
  });

  it('are quiet outside of the hours that one has chosen, with the way to change them', async () => {
    const { user, router } = await renderScreen(INBOX, {
      prepare: async ({ db, clock }) => {
        // Of no other day than the one after tomorrow.
        const day = (new Date(clock.now().getTime() + 2 * 86_400_000).getUTCDay() + 6) % 7;
        const notificationHours = JSON.stringify({ days: [day + 1], from: '09:00', to: '10:00' });
        const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: 'maya@northwindoutdoor.com' } });
        await db.userPreferences.upsert({
          where: { userId },
          create: { userId, notificationHours },
          update: { notificationHours },
        });
      },
    });
    const bell = await openBell(user);

    expect(await bell.findByText(/^Quiet until \w+, 09:00, by your hours$/)).toBeInTheDocument();
    await user.click(bell.getByRole('button', { name: 'Change' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/settings/my-profile'));
  });
});
