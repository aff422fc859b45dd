import { buildFormSubmission } from '@parley/db/factories/forms';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/analytics?period=last-30-days';

/** Its card bears the same name. */
const CHART = { selector: '[role=slider]' };

// By label: a look at the roles of a page with 168 hours takes long here.
const figures = () => screen.findByLabelText('Figures');

describe('Analytics', () => {
  it('opens as many conversations as a number says', async () => {
    const { user, router } = await renderScreen(PATH, { prepare: (api) => api.doDueWork() });
    const [link] = within(await figures()).getAllByRole('link', { name: /^\d+ conversations?$/ });
    const number = link?.textContent ?? '';

    if (link) await user.click(link);

    expect(await screen.findByText(`${number}, the latest first`)).toBeInTheDocument();
    expect(router.state.location.search).toContain('behind=Conversations');
  });

  it('says which number it is, and how each of those behind the satisfaction was rated', async () => {
    const { user } = await renderScreen(PATH, { prepare: (api) => api.doDueWork() });
    const link = within(await figures())
      .getAllByRole('link', { name: /^\d+ conversations?$/ })
      .at(-1);

    if (link) await user.click(link);

    const line = await screen.findByText(`${link?.textContent}, the latest first`);
    expect(line.parentElement).toHaveTextContent(/^Satisfaction/);
    expect(screen.getAllByText(/^[1-5] of 5$/)).toHaveLength(20);
  });

  it('shows another metric large, by week, and as a table', async () => {
    const { user } = await renderScreen(PATH, { prepare: (api) => api.doDueWork() });
    await user.click(within(await figures()).getByRole('button', { name: 'Visitors' }));
    expect(await screen.findByLabelText('Visitors per day', CHART)).toBeInTheDocument();

    await user.click(screen.getByText('Week'));
    expect(await screen.findByLabelText('Visitors per week', CHART)).toBeInTheDocument();
    await user.click(await screen.findByLabelText('Show as a table'));

    const table = await screen.findByLabelText('Visitors per week, as a table');
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(4);
  });

  it('reads out a day by arrow keys', async () => {
    const { user } = await renderScreen(PATH, { prepare: (api) => api.doDueWork() });
    const chart = await screen.findByLabelText('Conversations per day', CHART);

    chart.focus();
    await user.keyboard('{Home}');

    expect(chart).toHaveAttribute('aria-valuenow', '0');
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+ \w+: This period \d+/));
  });

  it('leads from a row to the report of its own', async () => {
    const { user, router } = await renderScreen(PATH, { prepare: (api) => api.doDueWork() });
    const table = await screen.findByLabelText('Conversations by assistants');

    await user.click(within(table).getByRole('row', { name: /^Nori/ }));

    expect(router.state.location.search).toContain('assistant=asst_nori');
  });

  it('compares labels as they are drawn, each with its own report and its list in the inbox', async () => {
    const { user, router, api } = await renderScreen(`${PATH}&along=Label`, { prepare: (made) => made.doDueWork() });
    const since = new Date(api.clock.now().getTime() - 25 * 24 * 60 * 60_000);
    const bearing = { clientId: 'clnt_northwind', labels: { some: { labelId: 'labl_repairs' } } };
    const recent = await api.db.conversation.count({ where: { ...bearing, createdAt: { gte: since } } });
    const row = within(await screen.findByLabelText('Conversations by labels')).getByRole('row', { name: /^Repairs/ });
    const count = Number(within(row).getAllByRole('gridcell')[0]?.textContent?.match(/\d+/)?.[0]);
    expect(recent).toBeGreaterThan(0);
    expect(count).toBeGreaterThanOrEqual(recent);
    expect(row.querySelector('.bg-sky-400')).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: 'Open Repairs in the inbox' })).toHaveAttribute(
      'href',
      '/dashboard/inbox?status=any&label=labl_repairs',
    );

    await user.click(within(row).getByRole('link', { name: 'Repairs' }));

    await waitFor(() => expect(router.state.location.search).toContain('label=labl_repairs'));
    expect(await screen.findByLabelText('Label: Repairs')).toBeInTheDocument();
    const [number] = within(await figures()).getAllByRole('link', { name: /^\d+ conversations?$/ });
    await waitFor(() => expect(number).toHaveTextContent(new RegExp(`^${count} conversation`)));
  });

  it('lets a label that is gone be taken off again', async () => {
    const { user, router } = await renderScreen(`${PATH}&label=labl_gone`, { prepare: (api) => api.doDueWork() });
    expect(await screen.findByText('No conversations in these days')).toBeInTheDocument();

    await user.click(await screen.findByLabelText('Remove Label: Gone'));

    expect(await figures()).toBeInTheDocument();
    expect(router.state.location.search).not.toContain('label=');
  });

  it('keeps its start page when something else is chosen, and counts it as narrowing', async () => {
    const { user, router } = await renderScreen(`${PATH}&startPage=%2Fhelp%2Freturns`, {
      prepare: (api) => api.doDueWork(),
    });

    await user.click(await screen.findByText('Week'));

    await waitFor(() => expect(router.state.location.search).toContain('unit=week'));
    expect(router.state.location.search).toContain('startPage=%2Fhelp%2Freturns');
    expect(await screen.findByText(/^Clear/)).toBeInTheDocument();
  });

  it('tells how far visitors came with a form, and opens the conversations behind a stage', async () => {
    const { user, router } = await renderScreen(`${PATH}&funnel=Form`, {
      prepare: async (api) => {
        const conversation = await api.db.conversation.findFirstOrThrow({
          where: { clientId: 'clnt_northwind' },
          orderBy: { createdAt: 'desc' },
        });
        await buildFormSubmission(api.db, { formTemplateId: 'form_repair', conversationId: conversation.id });
        await api.doDueWork();
      },
    });
    const table = await screen.findByLabelText('Forms, stage by stage');
    const row = await within(table).findByRole('row', { name: /Repair/ });
    const [name, asked] = within(row).getAllByRole('link');
    expect(name).toHaveAttribute('href', expect.stringContaining('/dashboard/forms/form_repair'));
    const number = asked?.textContent ?? '';

    if (asked) await user.click(asked);

    expect(await screen.findByText(new RegExp(`^${number} conversations?, the latest first$`))).toBeInTheDocument();
    expect(router.state.location.search).toContain('behind=step%3Aform%3Aform_repair%3Aasked');
  });

  it('says that nothing was written in days before anybody wrote', async () => {
    await renderScreen('/dashboard/analytics?period=2024-01-01..2024-01-31', { prepare: (api) => api.doDueWork() });

    expect(await screen.findByText('No conversations in these days')).toBeInTheDocument();
    expect(screen.getByText('Show the last 30 days')).toBeInTheDocument();
  });

  it('says what will stand here while nobody has ever written, and exports nothing', async () => {
    const { user } = await renderScreen('/dashboard/analytics', { as: 'theo@brightsideyoga.example' });

    expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Put Sol on your site' })).toHaveAttribute(
      'href',
      '/dashboard/assistants/chatbot-widget/asst_sol/installation',
    );
    expect(screen.getByRole('link', { name: 'Write to Sol' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Export' }));
    const figures = await screen.findByRole('menuitem', { name: /Figures as CSV/ });
    expect(figures).toHaveAttribute('aria-disabled', 'true');
    expect(figures).toHaveTextContent('No conversations in these days');
    expect(screen.getByRole('menuitem', { name: /Reports by mail/ })).not.toHaveAttribute('aria-disabled');
  });

  it('keeps days and filters under a name, opens with them, and brings back what was deleted', async () => {
    const { user, router, api } = await renderScreen('/dashboard/analytics?period=last-7-days&answered=Agent', {
      prepare: (made) => made.doDueWork(),
    });
    const press = async (menu: string, entry: string) => {
      await user.click(await screen.findByLabelText(menu));
      await user.click(await screen.findByText(entry));
    };
    await press('Saved views', 'Save or change views');
    await user.type(await screen.findByLabelText('Name'), 'Our people{Enter}');
    await press('Saved views: Our people', 'Always open with this view');
    expect(await screen.findByText('Analytics opens with “Our people”')).toBeInTheDocument();

    await router.navigate('/dashboard/insights');
    expect(await screen.findByText('Not sorted yet')).toBeInTheDocument();
    await router.navigate('/dashboard/analytics');
    await waitFor(() => expect(router.state.location.search).toBe('?period=last-7-days&answered=Agent'));

    await press('Saved views: Our people', 'Save or change views');
    await user.click(await screen.findByLabelText('Delete Our people'));
    expect(await screen.findByText(/^No views yet\./)).toBeInTheDocument();
    await user.click(await screen.findByText('Undo'));
    await waitFor(async () =>
      expect(await api.db.savedView.findFirst({ include: { defaults: true } })).toMatchObject({
        name: 'Our people',
        defaults: [{ screen: 'Analytics' }],
      }),
    );
  });

  it('mails a report to whom one chooses, now and at its hour, and tells of one that failed', async () => {
    const { user, api } = await renderScreen('/dashboard/analytics?reports=1', { prepare: (made) => made.doDueWork() });
    await figures();
    await user.click(await screen.findByText('New report'));
    await user.type(await screen.findByLabelText('Name'), 'Mondays');
    await user.click(screen.getByLabelText('Jonas Reber'));
    await user.click(screen.getByText('Schedule report'));
    expect(await screen.findByText(/^Every Monday at 08:00/)).toBeInTheDocument();

    await user.click(await screen.findByLabelText('Send Mondays now'));
    expect(await screen.findByText(/You: on its way/)).toBeInTheDocument();

    const failedAt = api.clock.now();
    await api.db.reportRecipient.updateMany({ data: { isSending: false, failedAt } });
    expect((await screen.findAllByText(/not sent/))[0]).toHaveTextContent('Their mail server did not take it');
    expect(screen.queryByText(/: on its way/)).not.toBeInTheDocument();
    await user.click(await screen.findByLabelText('Stop getting Mondays'));
    expect(await screen.findByText('You no longer get “Mondays”')).toBeInTheDocument();
    expect(await api.db.reportRecipient.count()).toBe(1);
  });

  it('clears what narrows it, not what is open over it or looked at', async () => {
    const { user, router } = await renderScreen('/dashboard/analytics?reports=1', {
      prepare: (api) => api.doDueWork(),
    });
    await screen.findByText('Week');
    expect(screen.queryByText('Clear')).not.toBeInTheDocument();

    await router.navigate('/dashboard/analytics?assistant=asst_nori&metric=Visitors');
    await user.click(await screen.findByText('Clear'));

    await waitFor(() => expect(router.state.location.search).toBe('?metric=Visitors'));
  });

  it('says what failed, and tries again', async () => {
    expectComplaint(/AnalyticsScreenQuery|Not now/);
    const { user } = await renderScreen(PATH, {
      prepare: async (api) => {
        await api.doDueWork();
        await api.call('PUT', 'faults', {
          kind: 'Error',
          operation: 'AnalyticsScreenQuery',
          message: 'Not now.',
          times: 1,
        });
      },
    });

    await user.click(await screen.findByText('Retry'));

    expect(await figures()).toBeInTheDocument();
  });

  it('offers files only to who may take conversations out', async () => {
    const { user } = await renderScreen(PATH, {
      as: 'jonas@northwindoutdoor.com',
      prepare: async (api) => {
        await api.doDueWork();
        await api.db.rolePermission.create({
          data: { clientId: 'clnt_northwind', role: 'Staff', flag: 'MANAGE_CONVERSATIONS', allowed: false },
        });
      },
    });

    await user.click(await screen.findByText('Export'));

    expect(await screen.findByText(/^Print/)).toBeInTheDocument();
    expect(screen.queryByText(/CSV/)).toBeNull();
  });
});
