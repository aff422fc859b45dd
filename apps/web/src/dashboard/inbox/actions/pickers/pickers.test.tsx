import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { fakeSubscriptions } from '../../../testing/liveEvents.ts';
import { buildConversation, buildPage } from '../../../testing/records.ts';
import { renderDashboard } from '../../../testing/renderDashboard.tsx';
import { closeActionPicker, openActionPicker, type PickerKind } from '../actionPicker.ts';
import '../ActionPickerModal.tsx';
import '../InboxActions.tsx';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

const repairs = { __typename: 'Label', id: 'label_repairs', name: 'Repairs', colour: 'sky' };
const refund = { __typename: 'Label', id: 'label_refund', name: 'Refund', colour: 'red' };
const person = (id: string, name: string) => ({ __typename: 'User', id, name, avatar: null });
const jonas = person('user_jonas', 'Jonas Reber');

const hannah = buildConversation({ labels: [repairs], assignee: jonas });
const claire = buildConversation({ id: 'conv_2', visitorName: 'Claire Fontaine', labels: [repairs, refund] });

beforeEach(closeActionPicker);

/** Opens a picker for both conversations of the list. */
async function open(kind: PickerKind, title: string, ids = ['conv_1', 'conv_2']) {
  const { requests } = renderDashboard('/dashboard/inbox', {
    answers: {
      InboxScreenQuery: () => ({ conversations: buildPage([hannah, claire]) }),
      useDirectoryQuery: () => ({
        currentUser: person('user_maya', 'Maya Lindqvist'),
        colleagues: [jonas, person('user_maya', 'Maya Lindqvist'), person('user_zoe', 'Zoë Grün')],
        teams: [],
        labels: [refund, repairs],
      }),
    },
  });
  await screen.findByRole('link', { name: /Hannah Brandt/ });
  await drawnAfter(() => openActionPicker(kind, ids));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('menu');
  const changes = () =>
    requests.flatMap(({ name, variables }) => (name === 'UpdateConversations' ? [variables.changes] : []));
  return { dialog, changes };
}

type Picker = Awaited<ReturnType<typeof open>>['dialog'];

const ticked = (dialog: Picker) =>
  (['menuitemradio', 'menuitemcheckbox'] as const)
    .flatMap((role) => dialog.queryAllByRole(role, { checked: true }))
    .map(({ textContent }) => textContent);

describe('whom to assign to', () => {
  it('has oneself first and nobody last, and finds a name without its accents', async () => {
    const { dialog, changes } = await open('assignee', 'Assign to');
    expect(dialog.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Maya Lindqvist'),
      expect.stringContaining('Jonas Reber'),
      expect.stringContaining('Zoë Grün'),
      'Nobody',
    ]);

    await userEvent.type(dialog.getByRole('textbox'), 'zoe gr{Enter}');

    await waitFor(() =>
      expect(changes()).toEqual([['conv_1', 'conv_2'].map((id) => ({ id, assigneeId: 'user_zoe' }))]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is ticked where all have the same', async () => {
    const { dialog } = await open('assignee', 'Assign to', ['conv_1']);
    expect(ticked(dialog)).toEqual([expect.stringContaining('Jonas Reber')]);
  });

  it('has no tick where they differ', async () => {
    const { dialog } = await open('assignee', 'Assign to');
    expect(ticked(dialog)).toEqual([]);
  });
});

describe('labels', () => {
  it('are ticked where all bear them, and what is chosen is one change of all once the list is closed', async () => {
    const { dialog, changes } = await open('labels', 'Labels');
    expect(ticked(dialog)).toEqual(['Repairs']);

    await userEvent.click(dialog.getByRole('menuitemcheckbox', { name: 'Refund' }));
    await userEvent.click(dialog.getByRole('menuitemcheckbox', { name: 'Repairs' }));
    expect(changes()).toEqual([]);
    await userEvent.keyboard('{Escape}');

    const change = { addLabelIds: ['label_refund'], removeLabelIds: ['label_repairs'] };
    await waitFor(() => expect(changes()).toEqual([['conv_1', 'conv_2'].map((id) => ({ id, ...change }))]));
  });

  it('that were chosen and given up again change nothing', async () => {
    const { dialog, changes } = await open('labels', 'Labels');
    await userEvent.dblClick(dialog.getByRole('menuitemcheckbox', { name: 'Refund' }));
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toEqual([]);
  });

  it('are offered to be made only under a name that none has', async () => {
    const { dialog } = await open('labels', 'Labels');
    await userEvent.type(dialog.getByRole('textbox'), 'REFUND');
    expect(dialog.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual(['Refund']);

    await userEvent.type(dialog.getByRole('textbox'), 's');

    expect(dialog.getByRole('menuitemcheckbox', { name: 'Create label “REFUNDs”' })).toBeInTheDocument();
  });
});

describe('until when to snooze', () => {
  it('takes a time that is typed, and none that there is not', async () => {
    const { dialog, changes } = await open('snooze', 'Snooze until');
    const box = dialog.getByRole('textbox');
    await userEvent.type(box, 'blue{Enter}');
    expect(dialog.getByText(/This is not a time in the future/)).toBeInTheDocument();
    expect(changes()).toEqual([]);

    await userEvent.clear(box);
    await userEvent.type(box, 'in 2 hours{Enter}');

    await waitFor(() =>
      expect(changes()).toEqual([
        ['conv_1', 'conv_2'].map((id) => ({ id, status: 'Snoozed', snoozedUntil: expect.any(String) })),
      ]),
    );
  });
});
