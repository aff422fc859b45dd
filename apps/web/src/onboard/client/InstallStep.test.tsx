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

  await user.click(screen.getByRole('button', { name: /What your site is built with/ }));
  await user.click(await screen.findByRole('option', { name: 'Shopify' }));
  expect(screen.getByRole('list', { name: 'Steps for Shopify' })).toHaveTextContent('theme.liquid');
  const mail = decodeURIComponent(
    screen.getByRole('link', { name: 'Send it to a developer' }).getAttribute('href') ?? '',
  );
  expect(mail).toContain(line.textContent);
  expect(mail).toContain('1. In the Shopify admin');

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

it('says why the company’s site was not read, and tries again', async () => {
  const { api, user } = await renderScreen('/onboard/client/install', {
    as: NADIA,
    prepare: async (prepared) => {
      await upToInstall(prepared);
      const { clientId } = await prepared.db.user.findUniqueOrThrow({ where: { email: NADIA } });
      const website = 'https://lumenandlark.example/';
      const now = prepared.clock.now();
      await prepared.db.client.update({ where: { id: clientId ?? '' }, data: { website } });
      const rules = { kind: 'Site', maxDepth: 3, maxPages: 30, respectsRobots: true } as const;
      const { id: sourceId } = await prepared.db.crawlSource.create({
        data: {
          ...rules,
          id: 'csrc_lark',
          clientId: clientId ?? '',
          addresses: JSON.stringify([website]),
          createdAt: now,
        },
      });
      await prepared.db.crawlRun.create({
        data: {
          id: 'crun_lark',
          clientId: clientId ?? '',
          sourceId,
          rules: JSON.stringify({ ...rules, addresses: [website], includePatterns: [], excludePatterns: [] }),
          state: 'Done',
          createdAt: now,
          startedAt: now,
          endedAt: now,
          items: { create: { url: website, depth: 0, outcome: 'Failed', reason: 'NotAllowed', runAt: now } },
        },
      });
    },
  });

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'lumenandlark.example was not read. The site lets nobody read it without signing in.',
  );
  expect(screen.getByRole('link', { name: 'change the website' })).toHaveAttribute('href', '/onboard/client/details');
  expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled();

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Your site is being read. You need not wait for it.')).toBeInTheDocument();
  expect(await api.db.crawlRun.count({ where: { sourceId: 'csrc_lark' } })).toBe(2);
});
