import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chatVisitor } from '#testing/chatVisitor.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import { type ScreenApi } from '#testing/screenApi.ts';
import {
  chooseFromMenu,
  details,
  header,
  noRow,
  openConversation,
  pick,
  row,
  rows,
  select,
  thread,
} from '../testing/inboxScreen.ts';

const INBOX = '/dashboard/inbox';
const OLU = 'Oluwaseun Adeyemi';
const MINUTE = 60_000;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const statusOf = async (id: string, { db }: Pick<ScreenApi, 'db'>) =>
  (await db.conversation.findUniqueOrThrow({ where: { id } })).status;

describe('what was resolved', () => {
  it('is taken back by Undo', async () => {
    const { user } = await openConversation(OLU);

    await user.click(await (await header()).findByRole('button', { name: 'Resolve' }));
    await (await header()).findByRole('button', { name: 'Reopen' });
    await user.click(await button('Undo'));

    await (await header()).findByRole('button', { name: 'Resolve' });
    await waitFor(async () => expect(await thread()).toHaveTextContent('Maya Lindqvist reopened the conversation'));
    await row(OLU);
  });

  it('is not taken back from a colleague who has gone on with it', async () => {
    const { user, api } = await openConversation(OLU);
    const { conversation: id = '' } = (await row(OLU)).dataset;
    await user.click(await (await header()).findByRole('button', { name: 'Resolve' }));
    (await button('Undo')).focus();
    const changes = [{ id, status: 'Snoozed' }];
    await api.run(
      'mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { undo { status } } }',
      {
        token: await api.signIn('jonas@northwindoutdoor.com'),
        variables: { changes },
      },
    );
    await waitFor(async () => expect(await thread()).toHaveTextContent('Jonas Reber snoozed'));

    await user.click(await button('Undo'));

    expect(await screen.findByText('This was not undone.')).toBeInTheDocument();
    expect(await statusOf(id, api)).toBe('Snoozed');
  });

  it('stays in the list until it can no longer be undone', async () => {
    const { user } = await openConversation(OLU);

    await user.keyboard('e');
    await (await header()).findByRole('button', { name: 'Reopen' });
    (await button('Undo')).focus();
    expect(rows()).toContain(await row(OLU));
    // Closes the toast.
    await user.keyboard('{Escape}');

    await noRow(OLU);
  });

  it('stays in the list while it is being undone', async () => {
    const { user, api } = await openConversation(OLU);
    await user.click(await (await header()).findByRole('button', { name: 'Resolve' }));
    const undo = await button('Undo');
    const { conversation: resolved } = (await row(OLU)).dataset;
    // Another place in the list is another element.
    const listed = () => rows().map(({ dataset }) => dataset.conversation);
    await api.call('PUT', 'faults', { kind: 'Latency', operation: 'UpdateConversations', milliseconds: 500 });

    await user.click(undo);

    expect(listed()).toContain(resolved);
    await screen.findByText('Undone.');
    expect(listed()).toContain(resolved);
  });
});

describe('a snooze', () => {
  it('is not chosen any more by Back, which leaves the conversation open', async () => {
    const { user, router } = await openConversation(OLU);
    const { pathname } = router.state.location;
    await chooseFromMenu(user, 'More', 'Snooze…');
    const picker = await screen.findByRole('dialog', { name: 'Snooze until' });

    await router.navigate(-1);

    await waitFor(() => expect(picker).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(pathname);
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).not.toBe(pathname));
  });

  it('typed in plain English ends when its time has come', async () => {
    const { user, api } = await openConversation(OLU);
    await user.keyboard('s');
    await pick(user, 'Snooze until', 'in 2 hours');
    const until = await (await header()).findByText(/^Snoozed until (\d\d:\d\d today|tomorrow, \d\d:\d\d)$/);
    await user.hover(until);
    expect(until).toHaveAttribute('title', expect.stringMatching(/\d{4}.*\d\d:\d\d/));

    await api.call('PUT', 'clock', { advance: 2 * 60 * MINUTE + 5000 });
    await api.doDueWork();

    await waitFor(async () => expect(await thread()).toHaveTextContent('The snooze ended'));
    expect(await (await header()).findByRole('button', { name: 'Resolve' })).toBeInTheDocument();
  });
});

describe('several conversations', () => {
  it('are chosen with X and Shift, and resolved at once, with one Undo', async () => {
    const { user } = await renderScreen(INBOX);
    await row(OLU);
    const chosen = rows().slice(0, 3);
    await user.keyboard('jx');
    const bar = within(await screen.findByRole('toolbar', { name: 'Selected conversations' }));

    await user.keyboard('{Shift>}');
    if (chosen[2]) await user.click(chosen[2]);
    await user.keyboard('{/Shift}');
    await bar.findByText('3 selected');
    await user.click(bar.getByRole('button', { name: 'Resolve' }));
    await screen.findByText('3 conversations: Resolved.');
    await user.click(await button('Undo'));

    await screen.findByText('Undone.');
    for (const one of chosen) expect(one).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected conversations' })).toBeNull());
  });
});

describe('the assistant', () => {
  it('is taken over from, and handed back to', async () => {
    const { user, api } = await renderScreen(INBOX);
    await row(OLU);
    await (await chatVisitor(api)).write('Do you repair zips?');
    await select(user, 'Do you repair zips?');

    await chooseFromMenu(user, 'More', 'Hand back to Nori');
    await waitFor(async () => expect(await thread()).toHaveTextContent('Maya Lindqvist handed back to Nori'));
    // At once it would be undone, of which the thread says nothing.
    await api.call('PUT', 'clock', { advance: MINUTE });
    await user.click(await button('Take over'));

    await waitFor(async () => expect(await thread()).toHaveTextContent('Maya Lindqvist took over from Nori'));
    expect(await button('Assignee: Maya Lindqvist')).toBeInTheDocument();
  });
});

describe('the menu of a conversation', () => {
  it('sends the transcript by mail, and asks for a rating', async () => {
    const { user, api } = await openConversation(OLU);
    await chooseFromMenu(user, 'More', 'Send the transcript…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the transcript' }));
    const to = dialog.getByLabelText('To');
    await user.clear(to);
    await user.type(to, 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/Enter an email address such as/)).toBeInTheDocument();

    await user.clear(to);
    await user.type(to, 'olu@adeyemi.example');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(async () =>
      expect(await thread()).toHaveTextContent('Maya Lindqvist sent the transcript to olu@adeyemi.example'),
    );
    await waitFor(() => expect(api.mails.map((mail) => mail.to)).toEqual(['olu@adeyemi.example']));

    await chooseFromMenu(user, 'More', 'Ask for a rating');
    expect(await within(await details()).findByText('Asked, not answered yet.')).toBeInTheDocument();
  });

  it('blocks the visitor', async () => {
    const { user } = await openConversation(OLU);

    await chooseFromMenu(user, 'More', `Block ${OLU}…`);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));

    await waitFor(async () => expect(await thread()).toHaveTextContent(`Maya Lindqvist blocked ${OLU}`));
    expect(await within(await details()).findByText('Blocked')).toBeInTheDocument();
  });
});

describe('the contact', () => {
  it('is corrected where it is wrong', async () => {
    const { user } = await openConversation(OLU);
    await user.click(await button('Edit contact'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact' }));
    await user.type(dialog.getByLabelText('Phone'), 'call me');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Enter a phone number such as/)).toBeInTheDocument();

    await user.clear(dialog.getByLabelText('Phone'));
    await user.type(dialog.getByLabelText('Phone'), '+44 20 7946 0958');
    await user.click(dialog.getByRole('button', { name: 'Add an attribute' }));
    await user.type(dialog.getByLabelText('Name of attribute 1'), 'Plan');
    await user.type(dialog.getByLabelText('Value of attribute 1'), 'Gold');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await within(await details()).findByText('+44 20 7946 0958');
    expect(within(await details()).getByText('Gold')).toBeInTheDocument();
  });

  it('is merged with another', async () => {
    const { user } = await openConversation(OLU);
    await user.click(await button('Edit contact'));
    await user.click(await button('Merge…'));
    const merge = within(await screen.findByRole('dialog', { name: `Merge ${OLU}` }));
    await user.type(merge.getByRole('combobox', { name: 'Merge into' }), 'Claire Fontaine');
    await user.click(await screen.findByRole('option', { name: /Claire Fontaine/ }));

    await user.click(merge.getByRole('button', { name: 'Merge' }));

    await waitFor(async () =>
      expect(await thread()).toHaveTextContent(`Maya Lindqvist merged ${OLU} into Claire Fontaine`),
    );
    expect(await (await header()).findByText('Claire Fontaine')).toBeInTheDocument();
  });

  it('is merged by a colleague, and the details beside the open conversation are the other person’s', async () => {
    const { api } = await openConversation(OLU);
    await within(await details()).findByText(OLU);
    const [visitor, into] = await Promise.all(
      [OLU, 'Claire Fontaine'].map((name) => api.db.visitor.findFirstOrThrow({ where: { name } })),
    );

    const { body } = await api.run('mutation ($input: MergeVisitorsInput!) { mergeVisitors(input: $input) { id } }', {
      token: await api.signIn('jonas@northwindoutdoor.com'),
      variables: { input: { visitorId: visitor?.id, intoId: into?.id } },
    });
    expect(body.errors).toBeUndefined();

    expect(await within(await details()).findByText(into?.email ?? '')).toBeInTheDocument();
    expect(await (await header()).findByText('Claire Fontaine')).toBeInTheDocument();
  });
});

describe('single keys', () => {
  it('act on the row that has the focus, and not on the open conversation', async () => {
    const { user, api } = await openConversation('Hannah Brandt');
    const ids = rows().map((one) => one.dataset.conversation ?? '');
    const open = (await row('Hannah Brandt')).dataset.conversation ?? '';
    const below = ids[ids.indexOf(open) + 1] ?? '';

    await user.keyboard('je');
    await screen.findByText('Resolved.');

    expect(await (await header()).findByRole('button', { name: 'Resolve' })).toBeInTheDocument();
    expect(await statusOf(below, api)).toBe('Resolved');
    expect(await statusOf(open, api)).toBe('Open');
  });

  it('act on the open conversation from its thread', async () => {
    const { user, api } = await openConversation('Hannah Brandt');
    const open = (await row('Hannah Brandt')).dataset.conversation ?? '';
    await user.keyboard('j');
    (await thread()).focus();

    await user.keyboard('e');
    await screen.findByText('Resolved.');

    expect(await statusOf(open, api)).toBe('Resolved');
  });

  it('act on the focused row while nothing is open, also from the palette', async () => {
    const { user } = await renderScreen(INBOX);
    await row(OLU);
    await user.keyboard('ja');
    await screen.findByRole('dialog', { name: 'Assign to' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rows()[0]).toHaveFocus());

    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('textbox', { name: 'Search or jump to' }), 'set the priority');
    await screen.findByRole('menuitem', { name: /Set the priority/ });
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Priority' })).toBeInTheDocument();
  });
});

describe('a label', () => {
  it('that there is not yet is made where labels are chosen', async () => {
    const { user } = await openConversation(OLU);
    await user.keyboard('l');
    const labels = within(await screen.findByRole('dialog', { name: 'Labels' }));
    await labels.findByRole('menu');
    await user.type(labels.getByRole('textbox'), 'Avalanche gear');

    await user.click(await labels.findByRole('menuitemcheckbox', { name: 'Create label “Avalanche gear”' }));
    expect(await labels.findByRole('menuitemcheckbox', { name: 'Avalanche gear', checked: true })).toBeInTheDocument();
    await user.keyboard('{Escape}');

    expect(await button(/Labels: .*Avalanche gear/)).toBeInTheDocument();
  });
});
