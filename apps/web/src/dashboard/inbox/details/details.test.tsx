import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer } from '../../testing/answerGraphQL.ts';
import { fakeSubscriptions } from '../../testing/liveEvents.ts';
import { buildConversation, buildMessage, buildPage, buildPermissions, buildVisitor } from '../../testing/records.ts';
import { renderDashboard } from '../../testing/renderDashboard.tsx';
import './ConversationDetails.tsx';
import './VisitorDialog.tsx';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

type Options = { conversation?: Record<string, unknown>; user?: Record<string, unknown>; update?: Answer };

/** An open conversation beside its details. */
function renderDetails({ conversation = {}, user, update = () => new Promise(() => {}) }: Options = {}) {
  const record = buildConversation({ messages: buildPage([buildMessage()]), ...conversation });
  return renderDashboard('/dashboard/inbox/conv_1', {
    user,
    width: 1440,
    answers: {
      InboxScreenQuery: () => ({ conversations: buildPage([record]) }),
      ConversationPaneQuery: () => ({ conversation: record }),
      UpdateVisitor: update,
    },
  });
}

const details = async () => within(await screen.findByRole('complementary', { name: 'Contact details' }));

async function editName(name: string) {
  await userEvent.click(await (await details()).findByRole('button', { name: 'Edit contact' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

describe('who a visitor is to the site', () => {
  it('is proven, which stands at the name and in the details', async () => {
    renderDetails({ conversation: { visitor: buildVisitor({ externalId: 'user_7', isVerified: true }) } });

    const shown = await details();
    expect(await shown.findByText('user_7')).toBeInTheDocument();
    expect(shown.getByText('Verified by the site')).toBeInTheDocument();
    expect(screen.getAllByText('Verified')).toHaveLength(2);
  });

  it('is a claim of the page where nothing proves it', async () => {
    renderDetails({ conversation: { visitor: buildVisitor({ externalId: 'user_7' }) } });

    const shown = await details();
    expect(await shown.findByText('user_7')).toBeInTheDocument();
    expect(shown.getByText('Not verified')).toBeInTheDocument();
    expect(screen.queryByText('Verified')).not.toBeInTheDocument();
  });
});

describe('the details of a conversation', () => {
  it('call a visitor who is renamed by the new name at once: in the list, at the head and in what they wrote', async () => {
    const renamed = [
      { __typename: 'Conversation', id: 'conv_1', version: 2, visitorName: 'Ida Lund', visitorEmail: null },
    ];
    renderDetails({ update: () => ({ updateVisitor: { ...buildVisitor({ name: 'Ida Lund' }), renamed } }) });

    await editName('Ida Lund');

    expect(await screen.findByRole('heading', { name: 'Ida Lund' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ida Lund/ })).toBeInTheDocument();
    expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent('Ida Lund: Do I need the receipt?');
    expect(screen.queryByText('HB')).not.toBeInTheDocument();
    expect(await screen.findByText('Contact saved.')).toBeInTheDocument();
  });

  it('send only what was corrected: the rest may have been said elsewhere meanwhile', async () => {
    const { requests } = renderDetails();

    await editName('Ida Lund');

    await waitFor(() => expect(requests.some(({ name }) => name === 'UpdateVisitor')).toBe(true));
    const { variables } = requests.find(({ name }) => name === 'UpdateVisitor') ?? {};
    expect(variables).toEqual({ input: { visitorId: buildVisitor().id, name: 'Ida Lund' } });
  });

  it('do not take a contact without a name, and send nothing', async () => {
    const { requests } = renderDetails();

    await editName('');

    expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    expect(requests.some(({ name }) => name === 'UpdateVisitor')).toBe(false);
  });

  it('keep what was typed where it could not be saved, and say why', async () => {
    renderDetails({
      update: () => {
        throw new Error('This visitor does not exist.');
      },
    });

    await editName('Ida Lund');

    expect(await screen.findByText('This visitor does not exist.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ida Lund');
  });

  it('ask before a correction is left unsaved', async () => {
    renderDetails();
    await userEvent.click(await (await details()).findByRole('button', { name: 'Edit contact' }));
    const field = await screen.findByRole('textbox', { name: 'Phone' });
    await userEvent.type(field, '+41 44');

    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(field).toHaveValue('+41 44');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
  });

  it('say how it was rated, in numbers too', async () => {
    renderDetails({ conversation: { csatAskedAt: '2026-11-19T10:00:00.000Z', csatRating: 4, csatComment: 'Quick.' } });

    expect(await (await details()).findByText('4 of 5 stars')).toBeInTheDocument();
    expect((await details()).getByText('Quick.')).toBeInTheDocument();
  });

  it('lead to the other conversations of the visitor, and not to the open one', async () => {
    const other = buildConversation({ id: 'conv_9', status: 'Resolved', lastMessagePreview: 'Found it, thanks.' });
    renderDetails({ conversation: { visitor: buildVisitor({ conversations: [buildConversation(), other] }) } });

    const link = await (await details()).findByRole('link', { name: /^Resolved:\s*Found it, thanks\./ });
    expect(link).toHaveAttribute('href', '/dashboard/inbox/conv_9');
    expect((await details()).getAllByRole('link')).toHaveLength(1);
  });

  it('are only to be read by those who may not change conversations', async () => {
    renderDetails({ user: { permissions: buildPermissions({ MANAGE_CONVERSATIONS: false }) } });

    const shown = await details();
    await waitFor(() => expect(shown.getByText('Nobody')).toBeInTheDocument());
    expect(shown.queryByRole('button', { name: /^(Assignee|Team|Priority|Labels|Edit)/ })).not.toBeInTheDocument();
  });
});
