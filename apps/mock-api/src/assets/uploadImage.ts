import { requireUser } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { viewerFrom } from '#auth/viewer.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { uploadLimits } from '#inbox/attachments/limits.ts';
import { sniffFileType } from '#inbox/attachments/sniffFileType.ts';
import { readBody } from '#inbox/attachments/readBody.ts';
import { imagePath } from './assetAddress.ts';

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Bytes: what the dashboard shows inline. */
const LARGEST_IMAGE = 5_000_000;
/** What browsers draw and can run nothing. */
const DRAWN: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

type UploadedImage = { id: string; path: string; mediaType: string; width: number; height: number };

/**
 * Keeps a picture that somebody of the staff, Pending people included, uploads for a form that they have not saved yet. Who
 * saves the form takes it with `giveImage`. Throws UNAUTHENTICATED, FORBIDDEN, TOO_MANY_ATTEMPTS, FILE_TOO_LARGE and
 * FILE_NOT_ALLOWED.
 */
export async function uploadImage(deps: UploadDeps, request: Request): Promise<UploadedImage> {
  const { id: uploaderId, clientId } = await uploaderOf(deps, request.headers.get('authorization'));
  await takeHits(deps, uploadLimits(uploaderId));
  const bytes = await readBody(request, { largest: LARGEST_IMAGE, noun: 'Pictures' });
  const { mediaType, width, height } = await looked(bytes);
  const id = newId('AvatarImage');
  const createdAt = deps.clock.now();
  await deps.db.avatarImage.create({ data: { id, clientId, uploaderId, mediaType, bytes, createdAt } });
  return { id, path: imagePath(id), mediaType, width, height };
}

async function uploaderOf(deps: UploadDeps, authorization: string | null) {
  const { user } = requireUser({ viewer: await viewerFrom(deps, authorization) });
  const { id, clientId } = user;
  if (!clientId) throw domainError('FORBIDDEN', 'Finish setting up your account first.');
  return { id, clientId };
}

async function looked(bytes: Uint8Array) {
  const found = await sniffFileType(bytes);
  if (found.kind === 'Image' && DRAWN.includes(found.mediaType)) return found;
  throw domainError('FILE_NOT_ALLOWED', 'This is no picture that can be used. Choose a PNG, JPEG, WebP or GIF file.');
}
