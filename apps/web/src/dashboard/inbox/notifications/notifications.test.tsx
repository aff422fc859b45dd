import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#router/paths.ts';
import { emit, fakeSubscriptions } from '../../testing/liveEvents.ts';
import { buildFeed, buildNotification, buildPage, buildPreferences, buildUser } from '../../testing/records.ts';
import { renderDashboard } from '../../testing/renderDashboard.tsx';
import { faviconWith } from './faviconCount.ts';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);
vi.setConfig({ testTimeout: 20_000 });

const MENTION = buildNotification({ id: 'ntfn_1', kind: 'Mention', preview: 'Look at this' });
const OLD = buildNotification({ id: 'ntfn_2', readAt: '2026-11-19T11:00:00.000Z' });

type Feed = { notifications?: ReturnType<typeof buildNotification>[]; preferences?: Record<string, unknown> };

function renderFeed({ notifications = [], preferences = {} }: Feed = {}, answers = {}) {
  const unreadCount = notifications.filter(({ readAt }) => !readAt).length;
  const answer = () => ({
    currentUser: buildUser(),
    notificationFeed: buildFeed({ unreadCount, notifications: buildPage(notifications) }),
    preferences: buildPreferences(preferences),
  });
  return renderDashboard(paths.users, {
    answers: { LiveNotificationsQuery: answer, NotificationsPopoverQuery: answer, ...answers },
  });
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const openFeed = async () => {
  await userEvent.click(await bell(/^Notifications/));
  return screen.findByRole('dialog', { name: 'Notifications' });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the bell', () => {
  it('says how much is new, and hears of more', async () => {
    renderFeed({ notifications: [MENTION, OLD] });
    await bell('Notifications, 1 new');

    await emit('NotificationsChanged', {
      notificationsChanged: {
        feed: buildFeed({ unreadCount: 2 }),
        notification: buildNotification({ id: 'ntfn_3' }),
        read: [],
        isQuiet: false,
      },
    });

    expect(await bell('Notifications, 2 new')).toBeInTheDocument();
  });

  it('opens by its keys', async () => {
    renderFeed();
    await bell('Notifications');
    await userEvent.keyboard('gb');
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeInTheDocument();
  });
});

describe('the feed', () => {
  it('lists what happened and leads to it, which is read then', async () => {
    const { router, requests } = renderFeed(
      { notifications: [MENTION, OLD] },
      { MarkNotificationsRead: () => ({ markNotificationsRead: { feed: buildFeed(), read: [MENTION] } }) },
    );
    const feed = await openFeed();
    const [first, second] = within(feed).getAllByRole('link');
    expect(first).toHaveTextContent(/Jonas Reber mentioned you.*Hannah Brandt: Look at this.*New/);
    expect(second).toHaveTextContent('Jonas Reber gave you a conversation');
    expect(second).not.toHaveTextContent('New');

    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');

    await waitFor(() => expect(router.state.location.pathname).toBe(paths.conversation('conv_1')));
    expect(requests.find(({ name }) => name === 'MarkNotificationsRead')?.variables).toEqual({ ids: ['ntfn_1'] });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is marked as read in one go', async () => {
    renderFeed(
      { notifications: [MENTION] },
      {
        MarkAllNotificationsRead: () => ({
          markAllNotificationsRead: { feed: buildFeed(), read: [{ ...MENTION, readAt: '2026-11-19T11:00:00.000Z' }] },
        }),
      },
    );
    const feed = await openFeed();

    await userEvent.click(within(feed).getByRole('button', { name: 'Mark all as read' }));

    await waitFor(() => expect(within(feed).getByRole('link')).not.toHaveTextContent('New'));
    expect(within(feed).queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  });

  it('shows what comes while it is open, first and once', async () => {
    renderFeed({ notifications: [OLD, MENTION] });
    await bell('Notifications, 1 new');
    const feed = await openFeed();
    const again = { ...OLD, kind: 'VisitorReplied', actorName: 'Hannah Brandt', preview: 'Hello?', readAt: null };

    await emit('NotificationsChanged', {
      notificationsChanged: { feed: buildFeed({ unreadCount: 2 }), notification: again, read: [], isQuiet: false },
    });

    const rows = within(feed).getAllByRole('link');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/Hannah Brandt replied.*Hello\?/);
  });

  it('says what will be there while nothing is', async () => {
    renderFeed();
    expect(within(await openFeed()).getByText('Nothing new for you')).toBeInTheDocument();
  });
});

describe('the desktop', () => {
  const shown: string[] = [];
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>();

  function stubNotification(permission: NotificationPermission) {
    shown.length = 0;
    requestPermission.mockReset().mockResolvedValue('granted');
    class FakeNotification extends EventTarget {
      static permission = permission;
      static requestPermission = requestPermission;
      constructor(title: string) {
        super();
        shown.push(title);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
  }

  const news = ({ isQuiet = false } = {}) =>
    emit('NotificationsChanged', {
      notificationsChanged: { feed: buildFeed({ unreadCount: 1 }), notification: MENTION, read: [], isQuiet },
    });

  it('is asked for only when it is switched on, and remembered when it is allowed', async () => {
    stubNotification('default');
    const { requests } = renderFeed(
      {},
      { UpdatePreferences: () => ({ updatePreferences: buildPreferences({ desktopNotifications: true }) }) },
    );
    const feed = await openFeed();
    expect(requestPermission).not.toHaveBeenCalled();

    await userEvent.click(within(feed).getByRole('switch', { name: 'Show on the desktop' }));

    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'UpdatePreferences')?.variables).toEqual({
        input: { desktopNotifications: true },
      }),
    );
    expect(requestPermission).toHaveBeenCalledTimes(1);
  });

  it('shows what comes while nobody looks, and nothing to who looks, does not want it, or is not to be disturbed', async () => {
    stubNotification('granted');
    renderFeed({ notifications: [MENTION], preferences: { desktopNotifications: true } });
    await bell('Notifications, 1 new');
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await news();
    expect(shown).toEqual([]);

    focus.mockReturnValue(false);
    await news({ isQuiet: true });
    expect(shown).toEqual([]);
    await news();
    expect(shown).toEqual(['Jonas Reber mentioned you']);
    focus.mockRestore();
  });
});

it('the tab’s sign carries the number of unread conversations', () => {
  expect(faviconWith(0)).toBe('/favicon.svg');
  expect(decodeURIComponent(faviconWith(7))).toContain('>7</text>');
  expect(decodeURIComponent(faviconWith(120))).toContain('>99</text>');
});
