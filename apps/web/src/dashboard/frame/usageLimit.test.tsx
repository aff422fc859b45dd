import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';
import { openConversation, reply } from '../inbox/testing/inboxScreen.ts';

const MAYA = 'maya@northwindoutdoor.com';

/** In the trial a smaller plan holds at once: Northwind has used more than its messages. */
const reachLimit = async (api: ScreenApi) =>
  api.run('mutation { updateSubscription(subscriptionType: Starter) { id } }', { token: await api.signIn(MAYA) });

describe('the limit of a plan', () => {
  it('is told an agent before they write; what is typed is kept, and who lacks the right is sent to an Admin', async () => {
    const { user } = await openConversation('Hannah Brandt', {
      as: 'jonas@northwindoutdoor.com',
      prepare: reachLimit,
    });
    const banner = await screen.findByText(/^All messages of your plan are used until /);
    expect(banner).toHaveTextContent('Tell an Admin of your company.');
    expect(screen.queryByRole('link', { name: 'See usage' })).toBeNull();

    const box = await reply();
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(/^All 1,000 messages of your plan are used until .*Tell an Admin/),
    );
    await user.type(box, 'We do, in a week.{Enter}');

    expect(box).toHaveValue('We do, in a week.');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('is notified to who manages the company, and leads to it', async () => {
    const { user, router } = await renderScreen('/dashboard/users', {
      prepare: async (api) => {
        await reachLimit(api);
        await api.doDueWork();
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    const feed = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(await feed.findByRole('link', { name: /90% of 1,000 API requests are used\./ })).toBeInTheDocument();
    await user.click(feed.getByRole('link', { name: /100% of 1,000 messages are used\./ }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/settings/subscription'));
  });
});

it('usage that takes long to load holds up nothing', async () => {
  const { user } = await renderScreen('/dashboard/settings/subscription', {
    prepare: async ({ call }) => {
      for (const operation of ['UsageBannerQuery', 'UsageQuery']) {
        await call('PUT', 'faults', { kind: 'Latency', operation, milliseconds: 60_000 });
      }
    },
  });
  expect(await screen.findByRole('heading', { name: 'Next invoice' })).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Users' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
});
