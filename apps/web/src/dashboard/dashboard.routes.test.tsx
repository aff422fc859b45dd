import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { ASSISTANT_TABS, paths } from '#router/paths.ts';
import { buildClient } from './testing/records.ts';
import { fakeSubscriptions } from './testing/liveEvents.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

/** With its heading, and its title where that is another one. */
const screens: [path: string, heading: string, title?: string][] = [
  [paths.dashboard, 'Home'],
  [paths.inbox, 'Inbox'],
  [paths.conversation('conv_9'), 'Inbox', 'Conversation gone'],
  [paths.analytics, 'Analytics'],
  [paths.insights, 'Insights'],
  [paths.insight('i1'), 'Topic'],
  [paths.guidedFlows, 'Guided flows'],
  [paths.guidedFlow('f1'), 'Flow'],
  [`${paths.guidedFlow('f1')}/versions`, 'Flow'],
  [paths.productDiscovery, 'Product discovery'],
  [paths.storeIntegration('shopify', 's1'), 'Shopify'],
  [paths.storeIntegration('wix', 's1'), 'Wix'],
  [paths.storeIntegration('woocommerce', 's1'), 'WooCommerce'],
  [paths.users, 'Users'],
  [paths.rolesAndPermissions, 'Roles and permissions'],
  [paths.integrations, 'Integrations'],
  [paths.zendesk, 'Zendesk'],
  [paths.assistants, 'Assistants'],
  ...ASSISTANT_TABS.flatMap((tab): [string, string][] => [
    [paths.assistantTab('chatbot-widget', 'a1', tab), tabTitle(tab)],
    [paths.assistantTab('ai-assistant', 'a1', tab), tabTitle(tab)],
  ]),
  [paths.forms, 'Forms'],
  [paths.form('f1'), 'Form'],
  [paths.formEdit('f1'), 'Edit form'],
  [paths.articles, 'Articles'],
  [paths.article('a1'), 'Article'],
  [paths.articleCategories, 'Categories'],
  [paths.articleCategoriesSummary, 'Summary'],
  [paths.articleCategory('c1'), 'Category'],
  [paths.documents, 'Documents'],
  [paths.webpages, 'Webpages'],
  [paths.myProfile, 'My profile'],
  [paths.companyProfile, 'Company profile'],
  [paths.settingsResetPassword, 'Password'],
  [paths.subscription, 'Subscription'],
  [paths.newPaymentMethod, 'Payment methods'],
  [`${paths.paymentMethods}/pm_1`, 'Payment methods'],
  ['/dashboard/nowhere', 'Page not found'],
];

function tabTitle(tab: string) {
  if (tab === 'gpt-settings') return 'GPT settings';
  return `${tab.charAt(0).toUpperCase()}${tab.slice(1).replace('-', ' ')}`;
}

describe('the dashboard', () => {
  it('leads down to a screen by its area, and names an area’s first screen once', async () => {
    const { router } = renderDashboard(paths.guidedFlow('f1'));
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(trail).toHaveTextContent(/^Guided flows$/);

    await drawnAfter(() => router.navigate(paths.guidedFlows));

    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Guided flows' })).toBeInTheDocument();
  });

  it.each([paths.apiKeys, paths.webhooks, paths.zendesk])('leads back from %s to the integrations', async (path) => {
    renderDashboard(path);

    const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Integrations' })).toHaveAttribute('href', paths.integrations);
  });

  it.each(screens)('opens %s as «%s»', async (path, heading, title = heading) => {
    const { router } = renderDashboard(path);

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(document.title).toBe(`${title} · Parley`);
    expect(router.state.location.pathname).toBe(path);
    await waitFor(() => expect(screen.getByRole('main')).not.toBeEmptyDOMElement());
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [paths.content, paths.articles],
    [paths.settings, paths.myProfile],
    [paths.paymentMethods, paths.newPaymentMethod],
    [paths.assistant('chatbot-widget', 'a1'), paths.assistantTab('chatbot-widget', 'a1', 'appearance')],
    [paths.assistant('ai-assistant', 'a1'), paths.assistantTab('ai-assistant', 'a1', 'appearance')],
    [`${paths.settings}/nowhere`, paths.myProfile],
    [`${paths.assistant('ai-assistant', 'a1')}/nowhere/else`, paths.assistantTab('ai-assistant', 'a1', 'appearance')],
  ])('leads from %s to %s', async (path, target) => {
    const { router } = renderDashboard(path);

    await waitFor(() => expect(router.state.location.pathname).toBe(target));
  });

  it.each<[place: string, path: string, menu: string, current: string]>([
    ['the settings', paths.newPaymentMethod, 'Settings', 'Payment methods'],
    ['the users', paths.users, 'Users', 'Users'],
    ['the roles', paths.rolesAndPermissions, 'Users', 'Roles and permissions'],
  ])('shows in the menu of %s where one is', async (_, path, menu, current) => {
    renderDashboard(path);

    const items = await screen.findByRole('navigation', { name: menu });
    expect(within(items).getByRole('link', { current: 'page' })).toHaveTextContent(current);
  });

  it('keeps the search when it leads on to the first tab', async () => {
    const { router } = renderDashboard(`${paths.settings}?from=mail`);

    await waitFor(() => expect(router.state.location.pathname).toBe(paths.myProfile));
    expect(router.state.location.search).toBe('?from=mail');
  });

  it('leaves payment methods out of the tabs of clients who pay by invoice', async () => {
    renderDashboard(paths.myProfile, { user: { client: buildClient({ manuallyInvoiced: true }) } });

    const tabs = await screen.findByRole('navigation', { name: 'Settings' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['My profile', 'Company profile', 'Password', 'Subscription']);
  });

  it.each([paths.paymentMethods, paths.newPaymentMethod])('keeps %s from clients who pay by invoice', async (path) => {
    const { router } = renderDashboard(path, { user: { client: buildClient({ manuallyInvoiced: true }) } });

    await waitFor(() => expect(router.state.location.pathname).toBe(paths.myProfile));
  });
});
