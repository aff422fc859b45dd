import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const NADIA = 'nadia@lumenandlark.example';

/** Nadia has done every step but the last. */
async function upToInstall({ db, clock }: ScreenApi) {
  const now = clock.now();
  const { clientId } = await db.user.findUniqueOrThrow({ where: { email: NADIA } });
  if (clientId === null) throw new Error(`${NADIA} has no company.`);
  await db.client.update({
    where: { id: clientId },
    data: { country: 'CH', timezone: 'Europe/Zurich', companySize: 'UpTo50', manuallyInvoiced: true },
  });
  const said = {
    assistantTitle: 'Lark',
    assistantColour: '#00625A',
    greeting: 'Hello',
    subscriptionType: 'Pro' as const,
  };
  await db.onboarding.upsert({
    where: { clientId },
    create: { clientId, ...said, createdAt: now, updatedAt: now },
    update: said,
  });
}

it('gives the line of HTML, and sees at once the site that has it', async () => {
  const { api, user } = await renderScreen('/onboard/client/install', { as: NADIA, prepare: upToInstall });
  const line = await screen.findByText(/<script async src=".*widget\.js" data-client-id=.* data-assistant-id=/);
  expect(screen.getByText(/No site has shown it yet/)).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'Shopify' }));
  expect(screen.getByRole('list', { name: 'Steps for Shopify' })).toHaveTextContent('theme.liquid');

  const [, clientId = ''] = /data-client-id="([^"]+)"/.exec(line.textContent) ?? [];
  await api.db.onboarding.update({
    where: { clientId },
    data: { lastPingAt: api.clock.now(), lastPingUrl: 'https://lumenandlark.example/lamps' },
  });
  await waitFor(
    () => {
      // The live connection comes some moments after the screen.
      api.deps.events.publish('onboarding:pinged', clientId, { clientId });
      expect(screen.getByText(/on https:\/\/lumenandlark\.example\/lamps/)).toBeInTheDocument();
    },
    { interval: 200 },
  );
});

it('offers to read the company’s site, and says how far it is', async () => {
  const { api, user } = await renderScreen('/onboard/client/install', {
    as: NADIA,
    prepare: async (prepared) => {
      await upToInstall(prepared);
      await prepared.db.client.updateMany({
        where: { users: { some: { email: NADIA } } },
        data: { website: 'https://lumenandlark.example/' },
      });
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Read my site' }));

  expect(await screen.findByText('Your site is being read. You need not wait for it.')).toBeInTheDocument();
  expect(await api.db.crawlSource.findFirst({ where: { addresses: { contains: 'lumenandlark' } } })).toMatchObject({
    kind: 'Site',
    maxPages: 30,
  });
  expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled();
});
