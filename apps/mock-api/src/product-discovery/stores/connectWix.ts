import type { StoreIntegration } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import { domainError } from '#errors.ts';
import { wixInstallUrl, wixSignedInstance } from '#outside/shops/wixInstall.ts';
import { openState, sealState } from './connectState.ts';
import { atShop, keepStore, returnUrl, type Connecting } from './keepStore.ts';
import { lineTo } from './openShop.ts';

/** Where a merchant chooses a site of theirs at Wix and lets us in. Throws BAD_INPUT where this installation has no app there. */
export function beginWix(ctx: Connecting, { clientId, user }: StaffMember): { url: string } {
  const { wix } = ctx.config;
  if (wix.appId === '')
    throw domainError(
      'BAD_INPUT',
      'This installation of Parley has no app at Wix yet. Its operator can set WIX_APP_ID.',
    );
  // Which site it is, is chosen there.
  const state = sealState(ctx, { clientId, userId: user.id, service: 'Wix', shop: '' });
  return { url: wixInstallUrl(wix.installerUrl, wix, `${returnUrl(ctx, 'Wix')}&${new URLSearchParams({ state })}`) };
}

/** Connects the site that Wix says, itself, somebody has let us into. Throws INVALID_TOKEN, and BAD_INPUT where Wix refuses. */
export async function finishWix(
  ctx: Connecting,
  staff: StaffMember,
  query: URLSearchParams,
): Promise<StoreIntegration> {
  openState(ctx, query.get('state') ?? '', { clientId: staff.clientId, userId: staff.user.id, service: 'Wix' });
  const signed = query.get('signedInstance') ?? '';
  if (signed === '') throw domainError('BAD_INPUT', 'The shop was not connected: the app was not let in.');
  return atShop(async () => {
    const instanceId = await wixSignedInstance(lineTo(ctx, 'Wix'), ctx.config.wix, signed);
    if (instanceId === null || instanceId !== query.get('instanceId'))
      throw domainError('INVALID_TOKEN', 'Wix has not signed this answer. Begin again.');
    // What the app may do is set in its dashboard at Wix, for all sites alike.
    return keepStore(ctx, staff, { shop: instanceId, scopes: [], credentials: { provider: 'Wix', instanceId } });
  });
}
