import type { Prisma } from '@parley/db';
import { domainError } from '#errors.ts';
import { imagePath } from './assetAddress.ts';

type Given = {
  /** The user, client or assistant that is to bear it. */
  ownerId: string;
  /** An uploaded picture, or the one that the owner has; null for none. */
  imageId: string | null;
  /** Who gives it: only their own uploads are theirs to give. */
  by: { userId: string; clientId: string };
  /** Of the input, for the error. */
  field: string;
};

/**
 * Gives a person, company or assistant another picture, and removes the one before. Answers what to store as its avatar or
 * logo. Whether `by` may do so is for the caller to have asked. Throws BAD_INPUT with `field` for a picture that is not there,
 * is somebody else's, or is borne by something else.
 */
export async function giveImage(
  tx: Prisma.TransactionClient,
  { ownerId, imageId, by: { userId, clientId }, field }: Given,
): Promise<string | null> {
  await tx.avatarImage.deleteMany({ where: { clientId, ownerId, NOT: { id: imageId ?? '' } } });
  if (imageId === null) return null;
  const { count } = await tx.avatarImage.updateMany({
    where: { id: imageId, clientId, OR: [{ ownerId }, { ownerId: null, uploaderId: userId }] },
    data: { ownerId },
  });
  if (count === 0) throw domainError('BAD_INPUT', 'This picture is no longer there. Choose it again.', { field });
  return imagePath(imageId);
}
