import { screen, within } from '@testing-library/react';
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
    const [link] = within(await figures()).getAllByRole('link', { name: /^\d+ conversations$/ });
    const number = link?.textContent ?? '';

    if (link) await user.click(link);

    expect(await screen.findByText(`${number}, the latest first`)).toBeInTheDocument();
    expect(router.state.location.search).toContain('behind=Conversations');
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

  it('says that nothing was written in days before anybody wrote', async () => {
    await renderScreen('/dashboard/analytics?period=2024-01-01..2024-01-31', { prepare: (api) => api.doDueWork() });

    expect(await screen.findByText('No conversations in these days')).toBeInTheDocument();
    expect(screen.getByText('Show the last 30 days')).toBeInTheDocument();
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
