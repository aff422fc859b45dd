import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/users';
const MAYA = 'maya@northwindoutdoor.com';
const JONAS = 'jonas@northwindoutdoor.com';

const row = (name: string | RegExp) => screen.findByRole('row', { name: new RegExp(name) });
const noRow = (name: string) => waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** As Maya. */
async function runAsMaya({ run, signIn }: ScreenApi, document: string, variables = {}) {
  const { body } = await run(document, { token: await signIn(MAYA), variables });
  expect(body.errors).toBeUndefined();
  return body.data;
}

const invite = (api: ScreenApi, emails: string[]) =>
  runAsMaya(api, 'mutation ($emails: [String!]!) { inviteUsers(emails: $emails, role: Staff) { outcome } }', {
    emails,
  });

const idOf = async ({ db }: ScreenApi, email: string) => (await db.user.findUniqueOrThrow({ where: { email } })).id;

async function actionsOf({ user }: Awaited<ReturnType<typeof renderScreen>>, name: string) {
  await user.click(within(await row(name)).getByRole('button', { name: `Actions for ${name}` }));
}

describe('the list of users', () => {
  it('says who works here and who is invited, and is searched and sorted by its address', async () => {
    const { user, router } = await renderScreen(PATH);
    expect(await row('Maya Lindqvist')).toHaveTextContent('you');
    expect(await row('Jonas Reber')).toHaveTextContent('Staff');
    expect(await row('Tomás Rey')).toHaveTextContent('Invited');
    expect(await row('oskar@northwindoutdoor.com')).toHaveTextContent('Invitation expired');

    await user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'jonas@');
    await noRow('Maya Lindqvist');
    expect(await row('Jonas Reber')).toBeInTheDocument();
    expect(router.state.location.search).toMatch(/q=jonas/);
    await user.type(screen.getByRole('searchbox'), ' nobody of that name');
    expect(await screen.findByText('Nothing matches “jonas@ nobody of that name”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await row('Maya Lindqvist')).toBeInTheDocument();

    await user.click(screen.getByRole('columnheader', { name: 'Last seen' }));
    await waitFor(() => expect(router.state.location.search).toMatch(/sort=-seen/));
    await waitFor(() => expect(names()[0]).toContain('Maya Lindqvist'));
  });

  it('is filtered by its address, by what becomes of an invitation', async () => {
    await renderScreen(`${PATH}?standing=Expired`);

    expect(await row('oskar@northwindoutdoor.com')).toBeInTheDocument();
    expect(names()).toHaveLength(1);
  });

  it('is narrowed to teams', async () => {
    const { user, router } = await renderScreen(PATH);
    await row('Tomás Rey');

    await user.click(screen.getByRole('button', { name: /^Team/ }));
    await user.click(await screen.findByRole('option', { name: 'Workshop' }));
    await user.keyboard('{Escape}');

    await noRow('Tomás Rey');
    expect(router.state.location.search).toMatch(/team=team_workshop/);
    expect(names()).toEqual([expect.stringMatching(/Maya Lindqvist/), expect.stringMatching(/Priya Nair/)]);
  });

  it('can be narrowed to teams also where those did not come at first', async () => {
    expectComplaint(/Not now/);
    const { user, api } = await renderScreen(`${PATH}?team=team_workshop`, {
      prepare: ({ call }) =>
        call('PUT', 'faults', { kind: 'Error', operation: 'UserFilterBarQuery', message: 'Not now.' }),
    });
    await row('Priya Nair');
    const chip = screen.getByRole('button', { name: /^Team/ });
    expect(chip).not.toHaveTextContent('Workshop');

    await api.call('DELETE', 'faults');
    await user.click(chip);
    expect(await screen.findByRole('option', { name: 'Workshop' })).toBeInTheDocument();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(chip).toHaveTextContent('Workshop'));
  });

  it('invites whom it can, and says of each other address why not', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(await screen.findByRole('button', { name: 'Invite people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
    const field = dialog.getByRole('textbox', { name: 'Email addresses' });
    await user.click(field);
    await user.paste(`ada@new.example, ${JONAS}, rosa@cafekestrel.example, not-an-address`);
    await user.click(dialog.getByRole('button', { name: /^Invite/ }));

    const refused = await dialog.findByRole('list', { name: 'Not invited' });
    expect(within(refused).getAllByRole('listitem')).toHaveLength(3);
    expect(refused).toHaveTextContent('Jonas Reber works here already.');
    expect(refused).toHaveTextContent('This address cannot be invited.');
    expect(refused).toHaveTextContent('Enter an email address such as maya@company.com.');
    expect(field).toHaveValue(`${JONAS}\nrosa@cafekestrel.example\nnot-an-address`);
    await user.keyboard('{Escape}');
    expect(await row('ada@new.example')).toHaveTextContent('Invited');
  });

  it('is closed to who may not see it, with the reason', async () => {
    await renderScreen(PATH, {
      as: JONAS,
      prepare: (api) =>
        runAsMaya(api, 'mutation { setStaffPermission(flag: VIEW_USERS, isAllowed: false) { __typename } }'),
    });

    expect(await screen.findByRole('heading', { name: 'You cannot see who works here' })).toBeInTheDocument();
    expect(screen.getByText(/Your role does not include seeing who works here\./)).toBeInTheDocument();
  });

  it('says also on a phone why one may not invite', async () => {
    await renderScreen(PATH, { as: JONAS, width: 390 });

    expect(await screen.findByText('Your role does not include inviting people.')).toBeInTheDocument();
  });

  it('opens its invitation from the command palette', async () => {
    const { user } = await renderScreen(PATH);
    await row('Jonas Reber');

    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await user.type(palette.getByRole('textbox', { name: 'Search or jump to' }), 'invite');
    await user.click(await palette.findByRole('menuitem', { name: /Invite people/ }));

    expect(await screen.findByRole('dialog', { name: 'Invite people' })).toBeInTheDocument();
  });
});

it('keeps what “Show more” has brought when something is done', async () => {
  const emails = Array.from({ length: 50 }, (_, index) => `zoe${String(index).padStart(2, '0')}@new.example`);
  const view = await renderScreen(PATH, { prepare: (api) => invite(api, emails) });
  await view.user.click(await screen.findByRole('button', { name: 'Show more' }));
  await row('zoe49@new.example');

  await actionsOf(view, 'zoe48@new.example');
  await view.user.click(await screen.findByRole('menuitem', { name: 'Revoke invitation' }));
  await view.user.click(await screen.findByRole('button', { name: 'Take it back' }));

  await noRow('zoe48@new.example');
  expect(await row('zoe49@new.example')).toBeInTheDocument();
});

describe('the role of somebody', () => {
  it('who is invited says what becomes of copied links, and a refusal brings the list up to date', async () => {
    const view = await renderScreen(PATH, { prepare: (api) => invite(api, ['ada@new.example']) });
    await actionsOf(view, 'ada@new.example');
    await view.user.click(await screen.findByRole('menuitem', { name: 'Make an Admin' }));
    const question = await screen.findByRole('alertdialog', { name: 'Make ada@new.example an Admin?' });
    expect(question).toHaveTextContent('Copied links to this invitation stop working');

    const id = await idOf(view.api, 'ada@new.example');
    await runAsMaya(view.api, 'mutation ($id: ID!) { revokeInvitation(id: $id) }', { id });
    await view.user.click(within(question).getByRole('button', { name: 'Make an Admin' }));

    await noRow('ada@new.example');
  });

  it('is kept of an Admin when two take it from each other', async () => {
    const change = 'mutation ($id: ID!, $role: UserRole!) { changeUserRole(id: $id, role: $role) { id } }';
    const view = await renderScreen(PATH, {
      prepare: async (api) => runAsMaya(api, change, { id: await idOf(api, JONAS), role: 'Admin' }),
    });
    await actionsOf(view, 'Jonas Reber');
    await view.user.click(await screen.findByRole('menuitem', { name: 'Make Staff' }));
    const question = await screen.findByRole('alertdialog', { name: 'Make Jonas Reber Staff?' });

    const { api } = view;
    const { body } = await api.run(change, {
      token: await api.signIn(JONAS),
      variables: { id: await idOf(api, MAYA), role: 'Staff' },
    });
    expect(body.errors).toBeUndefined();
    await view.user.click(within(question).getByRole('button', { name: 'Make Staff' }));

    expect(await screen.findByText(/The role was not changed\./)).toBeInTheDocument();
    expect(await api.db.user.findUnique({ where: { email: JONAS } })).toMatchObject({ role: 'Admin' });
  });

  it('who is the last Admin stays, and nobody removes themselves', async () => {
    const view = await renderScreen(PATH);
    await actionsOf(view, 'Maya Lindqvist');

    const remove = await screen.findByRole('menuitem', { name: /Remove/ });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    expect(remove).toHaveTextContent('You cannot remove yourself.');
    expect(screen.getByRole('menuitem', { name: /Make Staff/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('removing somebody', () => {
  /** Of a person or a team, what is not resolved. */
  const openOf = async ({ db }: ScreenApi, where: { assigneeId: string } | { teamId: string }) =>
    (await db.conversation.findMany({ where: { ...where, status: { not: 'Resolved' } } })).map(({ id }) => id);

  it.each([
    { heir: 'Priya Nair', where: { assigneeId: 'user_priya' } },
    { heir: 'Workshop', where: { teamId: 'team_workshop' } },
  ])('hands what they had open to $heir', async ({ heir, where }) => {
    const view = await renderScreen(PATH);
    const handedOn = await openOf(view.api, { assigneeId: 'user_jonas' });
    await actionsOf(view, 'Jonas Reber');
    await view.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Jonas Reber?' }));
    const choice = await dialog.findByRole('combobox', {
      name: `Who takes over ${handedOn.length} open conversations?`,
    });
    await view.user.click(dialog.getByRole('button', { name: 'Remove Jonas Reber' }));
    expect(await dialog.findByText('Choose who takes them over, or nobody.')).toBeInTheDocument();

    await view.user.type(choice, heir);
    await view.user.click(await screen.findByRole('option', { name: new RegExp(heir) }));
    await view.user.click(dialog.getByRole('button', { name: 'Remove Jonas Reber' }));

    expect(await screen.findByText(/Jonas Reber was removed/)).toBeInTheDocument();
    await noRow('Jonas Reber');
    expect(await openOf(view.api, where)).toEqual(expect.arrayContaining(handedOn));
  });

  it('names the guided flows in which visitors see them', async () => {
    const view = await renderScreen(PATH);
    await actionsOf(view, 'Jonas Reber');
    await view.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Jonas Reber?' }));
    expect(await dialog.findByText(/^Visitors see them in “Find the right gear”/)).toBeInTheDocument();
  });

  it('asks who takes over also what they were given since one opened the list', async () => {
    const view = await renderScreen(PATH, {
      prepare: ({ db }) =>
        db.conversation.updateMany({ where: { assigneeId: 'user_jonas' }, data: { assigneeId: null } }),
    });
    await row('Jonas Reber');
    const { id } = await view.api.db.conversation.findFirstOrThrow({ where: { assigneeId: null, status: 'Open' } });
    await runAsMaya(
      view.api,
      'mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { __typename } }',
      { changes: [{ id, assigneeId: 'user_jonas' }] },
    );

    await actionsOf(view, 'Jonas Reber');
    await view.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));

    expect(await screen.findByRole('combobox', { name: 'Who takes over 1 open conversation?' })).toBeInTheDocument();
  });
});
