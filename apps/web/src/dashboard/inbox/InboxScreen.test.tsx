import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chatVisitor } from '#testing/chatVisitor.ts';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import { noRow, openConversation, reply, row, rows, select, thread } from './testing/inboxScreen.ts';

const INBOX = '/dashboard/inbox';

const view = (name: string) =>
  waitFor(() => {
    const tab = within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name: new RegExp(name) });
    expect(tab).toHaveTextContent(/\d/);
    return tab;
  });
const countOf = async (name: string) => Number(/\d+/.exec((await view(name)).textContent)?.[0]);

async function addFilter(user: Awaited<ReturnType<typeof renderScreen>>['user'], filter: string, choice: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a filter' }));
  await user.click(await screen.findByRole('menuitem', { name: filter }));
  await user.click(await screen.findByRole('option', { name: choice }));
  await user.keyboard('{Escape}');
}

describe('the views of the inbox', () => {
  it('begin with what is open, and each holds as many as it says', async () => {
    const { user } = await renderScreen(INBOX);
    await row('Hannah Brandt');
    expect(screen.getByRole('button', { name: 'Status: Open' })).toBeInTheDocument();

    for (const name of ['Mine', 'Unread', 'Handoff']) {
      await user.click(await view(name));
      await waitFor(async () => expect(await view(name)).toHaveAttribute('aria-current', 'page'));
      const count = await countOf(name);
      await waitFor(() => expect(rows()).toHaveLength(count));
    }

    await row('Yusuf Demir');
    await noRow('Hannah Brandt');
  });

  it('count a visitor’s message at once, and take their conversation in', async () => {
    const { user, api } = await renderScreen(`${INBOX}?view=unassigned`);
    const before = await countOf('Unassigned');
    const visitor = await chatVisitor(api);

    await visitor.write('Which rope for a first alpine tour?');

    await row('Which rope for a first alpine tour?');
    expect(rows()[0]).toHaveTextContent('Which rope for a first alpine tour?');
    await waitFor(async () => expect(await countOf('Unassigned')).toBe(before + 1));
    await user.click(await view('Mine'));
    await noRow('rope');
  });

  it('keep an unread conversation in sight while it is read, and let it go with the next', async () => {
    const { user, router } = await renderScreen(`${INBOX}?view=unread`);

    await select(user, 'Claire Fontaine');
    const claire = await row('Claire Fontaine');
    await waitFor(() => expect(claire).not.toHaveTextContent(/unread/i));
    await select(user, 'Marek Nowak');

    await noRow('Claire Fontaine');
    expect(router.state.location).toMatchObject({ pathname: expect.stringMatching(/conv_/), search: '?view=unread' });
  });

  it('mark who asked for a person, until somebody takes it', async () => {
    const { user, api } = await renderScreen(INBOX);
    await row('Hannah Brandt');
    await (await chatVisitor(api)).write('Somebody there?', { wantsPerson: true });
    expect(await row('Somebody there?')).toHaveTextContent('Asked for a person');

    await select(user, 'Somebody there?');
    await user.click(await screen.findByRole('button', { name: /^Assignee/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: /Maya Lindqvist/ }));

    await waitFor(async () => expect(await row('Somebody there?')).toHaveTextContent('Assigned to Maya Lindqvist'));
    expect(await row('Somebody there?')).not.toHaveTextContent('Asked for a person');
  });
});

describe('the filters of the inbox', () => {
  it('narrow by status and assignee', async () => {
    const { user, router } = await renderScreen(INBOX);
    await user.click(await screen.findByRole('button', { name: 'Status: Open' }));
    await user.click(await screen.findByRole('option', { name: 'Snoozed' }));
    await row('Ingrid Solheim');

    await user.keyboard('{Escape}');
    await addFilter(user, 'Assignee', 'Priya Nair');

    await noRow('Ingrid Solheim');
    await row('Dwayne Carter');
    expect(router.state.location.search).toContain('assignee=user_priya');
  });

  it('show what is snoozed as such, and not as waiting', async () => {
    await renderScreen(`${INBOX}?status=snoozed`, {
      prepare: ({ db }) =>
        db.conversation.updateMany({ where: { status: 'Snoozed' }, data: { waitingSince: new Date('2026-01-01') } }),
    });

    const snoozed = await row('Ingrid Solheim');

    expect(snoozed).toHaveTextContent('Snoozed');
    expect(snoozed).not.toHaveTextContent('waiting');
  });

  it.each([
    ['priority=urgent', 'Fatima'],
    ['status=any&language=ar', 'محمد الحربي'],
  ])('narrow by %s', async (search, name) => {
    await renderScreen(`${INBOX}?${search}`);

    await row(name);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('say when nothing is as asked for, and can be cleared', async () => {
    const { user, router } = await renderScreen(`${INBOX}?label=labl_gone`);
    await screen.findByText('No conversations match');

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    await row('Hannah Brandt');
    expect(router.state.location.search).toBe('');
  });

  it('stay on when one leaves a conversation on a phone', async () => {
    const { user, router } = await renderScreen(`${INBOX}?view=mine`, { width: 390 });
    await select(user, 'Hannah Brandt');

    await user.keyboard('{Escape}');

    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: INBOX, search: '?view=mine' }));
    expect(await view('Mine')).toHaveAttribute('aria-current', 'page');
  });

  it('sort by who waits longest', async () => {
    const { user, router } = await renderScreen(INBOX);
    await user.click(await screen.findByRole('button', { name: /^Sort:/ }));

    await user.click(await screen.findByRole('menuitemradio', { name: 'Waiting longest' }));

    await waitFor(() => expect(rows()[0]).toHaveTextContent('Do you ship lithium power banks to Norway?'));
    expect(router.state.location.search).toContain('sort=waiting');
  });
});

describe('a conversation', () => {
  it('opens from the list, under its address', async () => {
    const { router } = await openConversation('Hannah Brandt');

    expect(await reply()).toHaveAccessibleName(/^Reply to Hannah/);
    expect(router.state.location.pathname).toMatch(/^\/dashboard\/inbox\/./);
  });

  it('that its visitor deletes leaves the list, and says so where it is open', async () => {
    const { user, api } = await renderScreen(INBOX);
    await row('Hannah Brandt');
    const [open, other] = [await chatVisitor(api), await chatVisitor(api)];
    await open.write('Do you rent skis?');
    await other.write('And snowshoes?');
    await row('And snowshoes?');
    await select(user, 'Do you rent skis?');
    await reply();

    await other.deleteAll();
    await noRow('And snowshoes?');
    await row('Do you rent skis?');
    await open.deleteAll();

    expect(await screen.findByText('This conversation was deleted')).toBeInTheDocument();
    await noRow('Do you rent skis?');
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Do you rent skis?')).not.toBeInTheDocument();
  });

  it('of another company is gone', async () => {
    const { router, api } = await renderScreen(INBOX);
    await row('Hannah Brandt');
    const { id } = await api.db.conversation.findFirstOrThrow({ where: { clientId: 'clnt_kestrel' } });

    await router.navigate(`${INBOX}/${id}`);

    expect(await screen.findByText('This conversation is gone')).toBeInTheDocument();
  });

  it('can be read by those who may not reply, who see why', async () => {
    const { user } = await renderScreen(INBOX, { as: 'finn@cafekestrel.example' });
    await waitFor(() => expect(rows()).not.toHaveLength(0));
    const [first] = rows();

    if (first) await user.click(first);

    await thread();
    expect(await screen.findByText(/you need the permission to manage conversations/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
  });

  it.each([
    ['ServerErrorPage', /UnreadableReplyError/],
    ['Error', /GraphQLRequestError/],
  ])('that does not load for %s has a Retry, and the list stays', async (kind, complaint) => {
    expectComplaint(complaint);
    const { user, api } = await renderScreen(INBOX);
    await row('Claire Fontaine');
    await api.call('PUT', 'faults', { kind, operation: 'ConversationPaneQuery', times: 1 });
    await user.click(await row('Claire Fontaine'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(rows().length).toBeGreaterThan(1);

    await user.click(retry);

    expect(await thread()).toHaveTextContent('Fjell jacket in moss');
  });
});

describe('the list', () => {
  it('is asked for once, however long it takes', async () => {
    const { user, api } = await renderScreen('/dashboard');
    const link = await screen.findByRole('link', { name: /^Inbox/ });
    await api.call('PUT', 'faults', { kind: 'Latency', operation: '*', milliseconds: 1000 });
    await api.call('DELETE', 'requests');

    await user.click(link);

    expect(await screen.findByRole('status', { name: 'Loading conversations' })).toBeInTheDocument();
    await row('Hannah Brandt');
    const asked = await api.call('GET', 'requests?operation=InboxScreenQuery');
    expect(asked).toMatchObject({ requests: { length: 1 } });
  });

  it('of a company that nobody has written to leads to the chat of its assistant', async () => {
    await renderScreen(INBOX, { as: 'theo@brightsideyoga.example' });

    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Write to / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/chat\.test\/chat\?clientId=clnt_\w+&assistantId=asst_/),
    );
  });
});
