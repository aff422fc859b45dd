import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, it, vi } from 'vitest';
import invoices, { type InvoicesQuery } from '#generated/InvoicesQuery';
import { environment } from './environment.ts';

function Part() {
  useLazyLoadQuery<InvoicesQuery>(invoices, {}, { fetchPolicy: 'store-or-network' });
  return <p>No invoices yet</p>;
}

it('draws nothing of a query before its answer, whose fragments would be empty if none came', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>
    </RelayEnvironmentProvider>,
  );

  expect(await screen.findByText('Loading')).toBeVisible();
  expect(screen.queryByText('No invoices yet')).toBeNull();
});
