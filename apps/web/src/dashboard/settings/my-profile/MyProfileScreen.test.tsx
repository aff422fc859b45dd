import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';
import { select, thread } from '../../inbox/testing/inboxScreen.ts';

const PATH = '/dashboard/settings/my-profile';
const MAYA = 'maya@northwindoutdoor.com';
const JONAS = 'jonas@northwindoutdoor.com';

const profile = async () => within(await screen.findByRole('region', { name: 'Profile' }));
const working = async () => within(await screen.findByRole('region', { name: 'Working in Parley' }));
const notifications = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

/** Maya gives Jonas a conversation that nobody has. */
async function giveJonasOne({ db, run, signIn }: ScreenApi) {
  const token = await signIn(MAYA);
  const jonas = await db.user.findUniqueOrThrow({ where: { email: JONAS } });
  const { id } = await db.conversation.findFirstOrThrow({
    where: { assigneeId: null, client: { users: { some: { email: JONAS } } } },
  });
  const { body } = await run(
    'mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { undo { conversationId } } }',
    { token, variables: { changes: [{ id, assigneeId: jonas.id }] } },
  );
  expect(body.errors).toBeUndefined();
}

describe('one’s own profile', () => {
  it('keeps name, phone and time zone, and says beside a field what is wrong with it', async () => {
    const { user, api } = await renderScreen(PATH);
    const form = await profile();
    const [name, phone] = [form.getByLabelText('Name'), form.getByLabelText('Phone')];
    expect(form.getByLabelText('Email')).toHaveValue(MAYA);

    await user.clear(name);
    await user.click(name);
    await user.paste('x'.repeat(10_000));
    await user.type(phone, '{Control>}a{/Control}031 555 01 42');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Use at most 120 characters.')).toBeInTheDocument();
    expect(screen.getByText('Enter the number with its country code, such as +41 31 555 01 42.')).toBeInTheDocument();
    expect(name).toHaveFocus();

    await user.clear(name);
    await user.type(name, 'Maya <b>Lindqvist</b>');
    await user.clear(phone);
    await user.type(phone, '+41 31 555 01 42');
    const zone = form.getByRole('combobox', { name: 'Time zone' });
    await user.clear(zone);
    await user.type(zone, 'tokyo');
    await user.click(await screen.findByRole('option', { name: 'Asia / Tokyo' }));
    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Maya <b>Lindqvist<\/b>/ })).toBeInTheDocument();
    expect(await api.db.user.findUnique({ where: { email: MAYA } })).toMatchObject({
      name: 'Maya <b>Lindqvist</b>',
      timezone: 'Asia/Tokyo',
    });
  });

  it('asks before what was typed is left behind, and takes it back when asked to', async () => {
    const { user, router } = await renderScreen(PATH);
    const name = (await profile()).getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Maja');
    await user.click(screen.getByRole('link', { name: 'Company profile' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(name).toHaveValue('Maja');

    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(name).toHaveValue('Maya Lindqvist');
    await user.click(screen.getByRole('link', { name: 'Company profile' }));

    await waitFor(() => expect(router.state.location.pathname).toMatch(/company-profile$/));
  });

  it('is sent once however often Save is pressed, and lost by no failure', async () => {
    expectComplaint(/The archive is closed/);
    const { user, api } = await renderScreen(PATH);
    const name = (await profile()).getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Maja Lindqvist');
    const fault = { kind: 'Error', operation: 'UpdateProfile', times: 1, message: 'The archive is closed.' };
    await api.call('PUT', 'faults', fault);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText(/The archive is closed\./)).toBeInTheDocument();
    expect(name).toHaveValue('Maja Lindqvist');

    await api.call('PUT', 'faults', { kind: 'Latency', operation: 'UpdateProfile', milliseconds: 300 });
    await api.call('DELETE', 'requests');
    await user.dblClick(screen.getByRole('button', { name: 'Save profile' }));

    expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
    expect(api.asked().filter((operation) => operation === 'UpdateProfile')).toHaveLength(1);
  });

  it('is to be read only by who may not change it, with the reason', async () => {
    await renderScreen(PATH, {
      as: JONAS,
      prepare: async ({ run, signIn }) =>
        run('mutation { setStaffPermission(flag: UPDATE_USER_PROFILE, isAllowed: false) { role } }', {
          token: await signIn(MAYA),
        }),
    });

    expect(await screen.findByText(/Your role does not include changing your profile/)).toBeInTheDocument();
    expect((await profile()).getByLabelText('Name')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
  });
});

describe('how one likes to work', () => {
  it('is kept as soon as it is chosen: times are written so everywhere', async () => {
    const { user, api, router } = await renderScreen(PATH);
    const section = await working();

    await user.click(section.getByRole('radio', { name: '9:04 pm' }));
    expect(await section.findByText('Saved')).toBeInTheDocument();
    await user.click(section.getByRole('radio', { name: 'Ctrl or ⌘ + Enter' }));

    await waitFor(async () =>
      expect(await api.db.userPreferences.findFirst({ where: { user: { email: MAYA } } })).toMatchObject({
        timeFormat: 'H12',
        sendKey: 'CtrlEnter',
      }),
    );

    await router.navigate('/dashboard/inbox');
    await select(user, 'Hannah Brandt');
    await waitFor(async () => expect((await thread()).querySelector('time')).toHaveTextContent(/^\d{1,2}:\d\d [ap]m$/));
  });

  it('is as it was when it could not be kept, and says so', async () => {
    expectComplaint(/Not now/);
    const { user } = await renderScreen(PATH, {
      prepare: ({ call }) =>
        call('PUT', 'faults', { kind: 'Error', operation: 'UpdatePreferences', times: 1, message: 'Not now.' }),
    });
    const section = await working();

    await user.click(section.getByRole('radio', { name: '9:04 pm' }));

    expect(await screen.findByText('Your preferences could not be saved.')).toBeInTheDocument();
    expect(section.getByRole('radio', { name: '21:04' })).toBeChecked();
  });

  it('has a theme, single keys, and the list of shortcuts to change', async () => {
    const { user } = await renderScreen(PATH);
    const section = await working();

    await user.click(section.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await user.click(section.getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(await section.findByText('Saved')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'See and change' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(await sheet.findByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  });
});

describe('of what one is told', () => {
  it('what is switched off does not come, and comes again when it is switched on', async () => {
    const { user, api } = await renderScreen(PATH, { as: JONAS });
    const section = await notifications();
    const told = () => api.db.notification.count({ where: { kind: 'Assigned', user: { email: JONAS } } });
    const before = await told();

    await user.click(section.getByRole('checkbox', { name: 'Assigned to you: In-app' }));
    expect(await section.findByText('Saved')).toBeInTheDocument();
    expect(section.getByRole('checkbox', { name: 'Assigned to you: Sound' })).toBeDisabled();
    await giveJonasOne(api);
    expect(await told()).toBe(before);

    await api.call('DELETE', 'requests');
    await user.click(section.getByRole('checkbox', { name: 'Assigned to you: In-app' }));
    await waitFor(() => expect(api.asked()).toContain('UpdatePreferences'));
    await waitFor(() => expect(section.getByRole('checkbox', { name: 'Assigned to you: Sound' })).toBeEnabled());
    await giveJonasOne(api);
    expect(await told()).toBe(before + 1);
  });

  it('is mailed to who asks for it', async () => {
    const { user, api } = await renderScreen(PATH, { as: JONAS });
    const section = await notifications();
    await user.click(section.getByRole('checkbox', { name: 'Assigned to you: Mail' }));
    expect(await section.findByText('Saved')).toBeInTheDocument();
    // Of the plan, only who looks after it is told.
    expect(section.queryByRole('row', { name: /Plan limits/ })).toBeNull();

    await giveJonasOne(api);

    await waitFor(() =>
      expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
        [JONAS, 'Maya Lindqvist gave you a conversation'],
      ]),
    );
  });

  it('is so at certain hours only, once they are right', async () => {
    const { user, api } = await renderScreen(PATH, { as: JONAS });
    const section = await notifications();
    const stored = async () =>
      JSON.parse(
        (await api.db.userPreferences.findFirst({ where: { user: { email: JONAS } } }))?.notificationHours ?? 'null',
      );
    await user.click(section.getByRole('switch', { name: 'Only at certain hours' }));
    await user.click(section.getByRole('checkbox', { name: 'Sat' }));
    await user.clear(section.getByLabelText('To'));
    await user.type(section.getByLabelText('To'), '09:00');
    await user.tab();
    expect(section.getByText('They end when they begin. Choose another time.')).toBeInTheDocument();

    await user.clear(section.getByLabelText('To'));
    await user.type(section.getByLabelText('To'), '17:30');
    await user.tab();

    await waitFor(async () => expect(await stored()).toEqual({ days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '17:30' }));
    await user.click(section.getByRole('switch', { name: 'Only at certain hours' }));
    await waitFor(async () => expect(await stored()).toBeNull());
  });
});
