import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

const RETURNS = '/dashboard/insights/topc_northwind_4';

const counted = (api: { doDueWork: () => Promise<void> }) => api.doDueWork();

const topics = () => screen.findByRole('navigation', { name: 'Topics' });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('Insights', () => {
  it('list topics by size, those above usual first, and open one with its evidence', async () => {
    const { user, router } = await renderScreen('/dashboard/insights', { prepare: counted });
    const above = within(await topics()).getByRole('list', { name: 'Above usual' });

    await user.click(within(above).getByRole('link', { name: /^Returns/ }));

    expect(await heading('Returns')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(RETURNS);
    const [conversation] = within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link');
    expect(conversation).toHaveAttribute('href', expect.stringContaining('/dashboard/inbox/conv_'));
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(within(screen.getByRole('table', { name: /^Conversations per/ })).getAllByRole('row')).toHaveLength(31);
  });

  it('keep days and assistant in the address from topic to topic', async () => {
    const { user, router } = await renderScreen('/dashboard/insights?period=last-7-days', { prepare: counted });

    await user.click(within(await topics()).getByRole('link', { name: /^Returns/ }));

    expect(await heading('Returns')).toBeInTheDocument();
    expect(router.state.location.search).toContain('period=last-7-days');
  });

  it('rename a topic, and take it back', async () => {
    const { user } = await renderScreen(RETURNS, { prepare: counted });
    await heading('Returns');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename topic' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Delivery');
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await within(dialog).findByText(/There is a topic called “Delivery” already/)).toBeInTheDocument();

    await user.clear(name);
    await user.type(name, 'Sending back');
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await heading('Sending back')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await heading('Returns')).toBeInTheDocument();
  });

  it('ignore a topic and show it again', async () => {
    const { user, router } = await renderScreen(RETURNS, { prepare: counted });
    await heading('Returns');

    await user.click(screen.getByRole('button', { name: 'Ignore' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/insights'));
    await waitFor(async () =>
      expect(within(await topics()).queryByRole('link', { name: /^Returns/ })).not.toBeInTheDocument(),
    );
    await user.click(await screen.findByRole('switch', { name: 'Ignored topics, too' }));
    await user.click(await within(await topics()).findByRole('link', { name: /^Returns/ }));
    await heading('Returns');
    await user.click(screen.getByRole('button', { name: 'Show again' }));
    expect(await screen.findByRole('button', { name: 'Ignore' })).toBeInTheDocument();
  });

  it('say of a topic that is gone that it is, and lead to the others', async () => {
    expectComplaint(/TopicScreenQuery|does not exist any more/);
    const { user, router } = await renderScreen('/dashboard/insights/topc_gone?period=last-7-days', {
      prepare: counted,
    });

    expect(await screen.findByText('This topic is gone')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All topics' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/insights'));
    expect(router.state.location.search).toBe('?period=last-7-days');
  });

  it('merge a topic into another one, and take it out again', async () => {
    const { user, router, api } = await renderScreen(RETURNS, { prepare: counted });
    await heading('Returns');
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    const dialog = await screen.findByRole('dialog', { name: 'Merge Returns' });
    await user.click(await within(dialog).findByRole('button', { name: /Into/ }));
    await user.click(await screen.findByRole('option', { name: 'Delivery' }));
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));

    expect(await heading('Delivery')).toBeInTheDocument();
    expect(await api.db.topic.count({ where: { mergedIntoId: { not: null } } })).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await heading('Returns')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(RETURNS);
  });

  it('split questions off into a topic of their own', async () => {
    const { user } = await renderScreen(RETURNS, { prepare: counted });
    await heading('Returns');
    await user.click(screen.getByRole('button', { name: 'Split' }));
    const dialog = await screen.findByRole('dialog', { name: 'Split Returns' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name of the new topic' }), 'Too warm');
    await user.click(within(dialog).getByRole('button', { name: 'Split' }));
    expect(await within(dialog).findByText('Choose at least one question.')).toBeInTheDocument();

    const [question] = within(dialog).getAllByRole('checkbox');
    if (question) await user.click(question);
    await user.click(within(dialog).getByRole('button', { name: 'Split' }));

    expect(await heading('Too warm')).toBeInTheDocument();
    expect(within(await topics()).getByRole('link', { name: /^Too warm/ })).toBeInTheDocument();
  });

  it('make an article of a question without an answer, and know it afterwards', async () => {
    const { user, router, api } = await renderScreen('/dashboard/insights/overview', { prepare: counted });
    const gaps = await screen.findByRole('list', { name: 'Questions without an answer' });

    const [write] = within(gaps).getAllByRole('button', { name: 'Write article' });
    if (write) await user.click(write);

    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard\/content\/articles\/artc_/));
    const [action] = await api.db.gapAction.findMany();
    const draft = await api.db.draft.findUniqueOrThrow({ where: { subjectId: action?.targetId ?? '' } });
    expect(draft.content).toContain(action?.question.slice(0, 20));
    await router.navigate('/dashboard/insights/overview');
    const made = await screen.findByRole('list', { name: 'What was made of gaps' });
    expect(within(made).getByText(/Visitors do not meet it yet/)).toBeInTheDocument();
  });

  it('let go of a question that is none for them', async () => {
    const { user } = await renderScreen('/dashboard/insights/overview', { prepare: counted });
    const gaps = within(await screen.findByRole('list', { name: 'Questions without an answer' }));
    const asked = () => gaps.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent);
    const [first] = asked();

    const [dismiss] = gaps.getAllByRole('button', { name: 'Dismiss' });
    if (dismiss) await user.click(dismiss);

    await waitFor(() => expect(asked()).not.toContain(first));
  });

  it('say so where there is nothing to sort, and what found no answer all the same', async () => {
    await renderScreen('/dashboard/insights?period=2020-01-01..2020-01-05', { prepare: counted });

    expect(await screen.findByText(/^No topics in these days\./)).toBeInTheDocument();
    expect(await screen.findByRole('list', { name: 'Questions without an answer' })).toBeInTheDocument();
  });

  it('offer to try again when they do not come', async () => {
    expectComplaint(/InsightsLayoutQuery|Not now/);
    const { api, user } = await renderScreen('/dashboard/insights', {
      prepare: async (prepared) => {
        await counted(prepared);
        await prepared.call('PUT', 'faults', {
          kind: 'Error',
          operation: 'InsightsLayoutQuery',
          code: 'BAD_INPUT',
          message: 'Not now.',
          times: 1,
        });
      },
    });
    const again = await screen.findByRole('button', { name: 'Retry' });
    await api.call('DELETE', 'faults');

    await user.click(again);

    expect(await topics()).toBeInTheDocument();
  });

  it('are only to be read by who may not manage conversations', async () => {
    await renderScreen(RETURNS, {
      as: 'jonas@northwindoutdoor.com',
      prepare: async (api) => {
        await counted(api);
        const { clientId } = await api.db.user.findFirstOrThrow({ where: { email: 'jonas@northwindoutdoor.com' } });
        await api.db.rolePermission.create({
          data: { clientId: clientId ?? '', role: 'Staff', flag: 'MANAGE_CONVERSATIONS', allowed: false },
        });
      },
    });

    expect(await heading('Returns')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
  });
});
