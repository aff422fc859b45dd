import type { AssetToken } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { signAssetToken, verifyAssetToken } from '#auth/tokens.ts';
import { staffOfSession } from '#auth/viewer.ts';
import type { Deps } from '#context.ts';

const LIFE_SECONDS = 60;

/** A token that may stand in an image's address: short, and good for nothing but images. */
export async function createAssetToken(
  deps: Pick<Deps, 'clock' | 'config'>,
  { user, sessionId }: StaffMember,
): Promise<AssetToken> {
  const token = await signAssetToken(deps, { userId: user.id, sessionId }, LIFE_SECONDS * 1000);
  return { token, expiresInSeconds: LIFE_SECONDS };
}

/** The company whose images the token opens. Throws UNAUTHENTICATED when it is none, or its session has ended. */
export async function clientOfAssetToken(deps: Pick<Deps, 'db' | 'clock' | 'config'>, token: string) {
  const { sessionId } = await verifyAssetToken(deps, token);
  const viewer = await staffOfSession(deps, sessionId);
  return viewer.kind === 'staff' && viewer.user.status === 'Active' ? viewer.user.clientId : null;
}
