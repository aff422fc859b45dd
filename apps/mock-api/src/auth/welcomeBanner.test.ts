import { buildUser } from '@parley/db/factories/auth';
import { buildClient } from '@parley/db/factories/billing';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();

describe('dismissWelcomeBanner', () => {
  it('puts the banner away for the person who asks, and for nobody else', async () => {
    const { id: clientId } = await buildClient(api.db);
    const newcomer = await buildUser(api.db, { clientId, shouldShowWelcomeBanner: true });
    const colleague = await buildUser(api.db, { clientId, shouldShowWelcomeBanner: true });
    const dismiss = async () =>
      api.run('mutation { dismissWelcomeBanner { id shouldShowWelcomeBanner } }', {
        token: await staffToken(api.deps, newcomer),
      });
    const isShownTo = async (user: typeof newcomer) => {
      const { body } = await api.run('{ currentUser { shouldShowWelcomeBanner } }', {
        token: await staffToken(api.deps, user),
      });
      return body.data.currentUser.shouldShowWelcomeBanner;
    };
    expect(await isShownTo(newcomer)).toBe(true);

    const [first, second] = [await dismiss(), await dismiss()];

    const dismissed = { data: { dismissWelcomeBanner: { id: newcomer.id, shouldShowWelcomeBanner: false } } };
    expect([first.body, second.body]).toEqual([dismissed, dismissed]);
    expect(await isShownTo(newcomer)).toBe(false);
    expect(await isShownTo(colleague)).toBe(true);
  });
});
