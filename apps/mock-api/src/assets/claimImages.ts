import type { Prisma } from '@parley/db';
import { domainError } from '#errors.ts';
import { ASSETS_PATH, imagePath } from './assetAddress.ts';

type Claim = {
  assistantId: string;
  clientId: string;
  userId: string;
  /** With their places in the configuration. */
  images: readonly { field: string; path: string }[];
};

/**
 * Makes uploaded pictures the assistant's that a configuration names: they stay as long as it does, since any version may name
 * them. Throws BAD_INPUT with `field` for one that is not there, is somebody else's or is borne by something else.
 */
export async function claimImages(
  tx: Prisma.TransactionClient,
  { assistantId, clientId, userId, images }: Claim,
): Promise<void> {
  for (const { field, path } of images) {
    if (path.startsWith(`${ASSETS_PATH}stock-avatar/`)) continue;
    const id = path.split('/').at(-1) ?? '';
    const image = await tx.avatarImage.findUnique({
      where: { id, clientId, OR: [{ ownerId: assistantId }, { ownerId: null, uploaderId: userId }] },
      select: { kind: true, ownerId: true },
    });
    if (!image || imagePath(id, image.kind) !== path) {
      throw domainError('BAD_INPUT', 'This picture is no longer there. Choose it again.', { field: `config.${field}` });
    }
    if (image.ownerId === null) await tx.avatarImage.update({ where: { id }, data: { ownerId: assistantId } });
  }
}
