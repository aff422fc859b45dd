import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { emit, fakeSubscriptions } from '../../testing/liveEvents.ts';
import { buildConversation, buildMessage, buildPage } from '../../testing/records.ts';
import { renderDashboard } from '../../testing/renderDashboard.tsx';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

const record = buildConversation({ messages: buildPage([buildMessage()]) });

async function openConversation() {
  renderDashboard('/dashboard/inbox/conv_1', {
    answers: {
      InboxScreenQuery: () => ({ conversations: buildPage([record]) }),
      ConversationPaneQuery: () => ({ conversation: record }),
    },
  });
  return screen.findByRole('region', { name: 'Conversation with Hannah Brandt' });
}

const colleague = (name: string, isTyping = false) => ({
  isTyping,
  user: { __typename: 'User', id: `user_${name}`, name, avatar: null },
});
const present = (...others: unknown[]) =>
  emit('PresenceChanged', { presenceChanged: { conversationId: 'conv_1', others } });

const setVisibility = (state: DocumentVisibilityState) =>
  drawnAfter(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

afterEach(() => vi.restoreAllMocks());

describe('colleagues in the same conversation', () => {
  it('stand in its header for as long as they look', async () => {
    const pane = await openConversation();

    await present(colleague('Priya Nair'), colleague('Jonas Reber'));
    expect(within(pane).getByTitle('Priya Nair and Jonas Reber are viewing')).toBeInTheDocument();
    await present(colleague('Priya Nair'));
    expect(within(pane).getByTitle('Priya Nair is viewing')).toHaveTextContent('viewing');
    await present();
    expect(within(pane).queryByText('viewing')).not.toBeInTheDocument();
  });

  it('who write are told of above the composer', async () => {
    const pane = await openConversation();

    await present(colleague('Priya Nair', true));
    expect(within(pane).getByText('Priya Nair is writing too.')).toBeInTheDocument();
    await present(colleague('Priya Nair'));
    expect(within(pane).queryByText(/writing a reply/)).not.toBeInTheDocument();
  });
});

describe('the viewer', () => {
  it('is not there while the page is out of sight, and sees nobody then', async () => {
    const pane = await openConversation();
    await present(colleague('Priya Nair'));

    await setVisibility('hidden');
    expect(within(pane).queryByText('viewing')).not.toBeInTheDocument();
    await expect(present()).rejects.toThrow('Nobody listens to PresenceChanged.');

    await setVisibility('visible');
    await present(colleague('Priya Nair'));
    expect(within(pane).getByText('viewing')).toBeInTheDocument();
  });
});
