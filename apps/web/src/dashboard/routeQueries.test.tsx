import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

/** What the screen itself asks; the frame asks beside it. */
const SCREENS = [
  {
    path: '/dashboard/settings/subscription',
    shows: () => screen.findByRole('grid', { name: 'Invoices' }),
    asks: [
      'SubscriptionScreenQuery',
      'UsageQuery',
      'NextInvoiceQuery',
      'InvoicesQuery',
      'BillingDetailsQuery',
      'HistoryQuery',
    ],
  },
  {
    path: '/dashboard/settings/payment-methods/new',
    shows: () => screen.findByRole('link', { name: /Visa/ }),
    asks: ['GetPaymentMethods'],
  },
  {
    path: '/dashboard/users/audit-log',
    shows: () => screen.findByRole('list', { name: 'Audit log' }),
    asks: ['AuditFilterBarQuery', 'AuditEntriesQuery'],
  },
  {
    path: '/dashboard/users/audit-log?area=Integrations',
    shows: () => screen.findByRole('heading', { name: 'No entries match' }),
    asks: ['AuditFilterBarQuery', 'AuditEntriesQuery'],
  },
];

it.each(SCREENS)('$path asks for each of its queries once', async ({ path, shows, asks }) => {
  const { api } = await renderScreen(path, { as: 'rosa@cafekestrel.example' });

  expect(await shows()).toBeInTheDocument();
  const asked = () => api.asked().filter((operation) => asks.includes(operation));
  // Parts further down may ask a moment after what was waited for.
  await waitFor(() => expect(asked().toSorted()).toEqual(asks.toSorted()));
});
