import type { PictureKind } from '@parley/db';
import { requireUser } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { viewerFrom } from '#auth/viewer.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { uploadLimits } from '#inbox/attachments/limits.ts';
import { readBody } from '#inbox/attachments/readBody.ts';
import { imagePath } from './assetAddress.ts';
import { redrawImage } from './redrawImage.ts';

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Bytes: what the dashboard shows inline. */
const LARGEST_IMAGE = 5_000_000;
type UploadedImage = { id: string; path: string; mediaType: string; width: number; height: number };

/**
 * Keeps a picture that somebody of the staff, Pending people included, uploads for a form that they have not saved yet. Who
 * saves the form takes it with `giveImage` or `claimImages`. Throws UNAUTHENTICATED, FORBIDDEN, TOO_MANY_ATTEMPTS,
 * FILE_TOO_LARGE and FILE_NOT_ALLOWED.
 */
export async function uploadImage(deps: UploadDeps, request: Request, kind: PictureKind): Promise<UploadedImage> {
  const { id: uploaderId, clientId } = await uploaderOf(deps, request.headers.get('authorization'));
  await takeHits(deps, uploadLimits(uploaderId));
  const given = await readBody(request, { largest: LARGEST_IMAGE, noun: 'Pictures' });
  const { bytes, mediaType, width, height } = await redrawImage(given, kind);
  const id = newId('AvatarImage');
  const createdAt = deps.clock.now();
  await deps.db.avatarImage.create({ data: { id, clientId, uploaderId, kind, mediaType, bytes, createdAt } });
  return { id, path: imagePath(id, kind), mediaType, width, height };
}

async function uploaderOf(deps: UploadDeps, authorization: string | null) {
  const { user } = requireUser({ viewer: await viewerFrom(deps, authorization) });
  const { id, clientId } = user;
  if (!clientId) throw domainError('FORBIDDEN', 'Finish setting up your account first.');
  return { id, clientId };
}
