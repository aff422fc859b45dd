import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer } from '../../testing/answerGraphQL.ts';
import { fakeSubscriptions } from '../../testing/liveEvents.ts';
import { buildConversation, buildMessage, buildPage } from '../../testing/records.ts';
import { renderDashboard } from '../../testing/renderDashboard.tsx';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

const open = buildConversation({ messages: buildPage([buildMessage()]) });
const resolved = { ...open, status: 'Resolved', version: 2 };
const NO_CHANGE = {
  status: null,
  snoozedUntil: null,
  assigneeId: null,
  teamId: null,
  unassign: null,
  priority: null,
  addLabelIds: null,
  removeLabelIds: null,
  handledBy: null,
  isUnread: null,
  unreadCount: null,
  left: null,
};
const undo = { ...NO_CHANGE, conversationId: 'conv_1', status: 'Open', handledBy: 'Agent' };

function renderConversation(update: Answer) {
  return renderDashboard('/dashboard/inbox/conv_1', {
    answers: {
      InboxScreenQuery: () => ({ conversations: buildPage([open]) }),
      ConversationPaneQuery: () => ({ conversation: open }),
      UpdateConversations: update,
    },
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a change of conversations', () => {
  it('is seen before the API has answered', async () => {
    renderConversation(() => new Promise(() => {}));
    await press('Resolve');
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeInTheDocument();
  });

  it('is taken back where the API refuses it, and says why', async () => {
    renderConversation(() => {
      throw new Error('Somebody else is at it.');
    });
    await press('Resolve');

    expect(await screen.findByText('The conversation was not resolved.')).toBeInTheDocument();
    expect(screen.getByText('Somebody else is at it.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resolve' })).toBeInTheDocument();
  });

  it('is undone by what the API says would undo it', async () => {
    const answers = [
      { conversations: [resolved], undo: [undo], changedSinceIds: [] },
      { conversations: [{ ...open, version: 3 }], undo: [], changedSinceIds: [] },
    ];
    const { requests } = renderConversation(() => ({ updateConversations: answers.shift() }));
    await press('Resolve');
    await press('Undo');

    expect(await screen.findByText('Undone.')).toBeInTheDocument();
    const { conversationId: id, ...change } = undo;
    const sent = requests
      .filter(({ name }) => name === 'UpdateConversations')
      .map(({ variables }) => variables.changes);
    expect(sent).toEqual([[{ id: 'conv_1', status: 'Resolved' }], [{ id, ...change }]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resolve' })).toBeInTheDocument());
  });

  it('offers no Undo where all stood so already', async () => {
    renderConversation(() => ({
      updateConversations: {
        conversations: [resolved],
        undo: [{ ...NO_CHANGE, conversationId: 'conv_1' }],
        changedSinceIds: [],
      },
    }));
    await press('Resolve');

    expect(await screen.findByText('Resolved.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says when it could not be undone, and stands', async () => {
    const answers = [{ conversations: [resolved], undo: [undo], changedSinceIds: [] }];
    renderConversation(() => {
      const updateConversations = answers.shift();
      if (!updateConversations) throw new Error('Nobody answers.');
      return { updateConversations };
    });
    await press('Resolve');
    await press('Undo');

    expect(await screen.findByText('This could not be undone.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeInTheDocument();
  });
});
