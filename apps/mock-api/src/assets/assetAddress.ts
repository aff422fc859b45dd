import { createHmac } from 'node:crypto';
import type { PictureKind } from '@parley/db';
import type { Config } from '#config.ts';
import { isSameBytes } from '#isSameBytes.ts';

type Addressing = Pick<Config, 'apiUrl' | 'tokenSecret'>;

/** Below this path stand the images of assistants, people and companies (spec §7). */
export const ASSETS_PATH = '/assistants/';

/** Where pictures of each kind stand (spec §7). */
export const KIND_FOLDERS: Readonly<Record<PictureKind, string>> = {
  Avatar: 'avatar',
  AnimatedCircle: 'animated-circle',
  Cover: 'chat-home-page-cover-image',
  PreviewImage: 'preview-image',
  Article: 'article-picture',
};

/** What is stored as the address of an uploaded picture. */
export const imagePath = (id: string, kind: PictureKind = 'Avatar') => `${ASSETS_PATH}${KIND_FOLDERS[kind]}/${id}`;

/** The whole address of an image, whose stored one may be a path of this API. */
export function assetAddress({ apiUrl }: Pick<Config, 'apiUrl'>, stored: string | null): string | null {
  return stored === null ? null : new URL(stored, apiUrl).href;
}

/**
 * The address of an image for visitors. They may open the chat by its link alone, so what they see in it is public: the
 * signature says that the API itself has shown it, and lets nobody ask for the images of others.
 */
export function publicAddress(config: Addressing, stored: string | null): string | null {
  if (!stored?.startsWith(ASSETS_PATH)) return stored;
  const address = new URL(stored, config.apiUrl);
  address.searchParams.set('signature', signatureOf(config, address.pathname));
  return address.href;
}

/** Whether `signature` is the one that `publicAddress` put on this path. */
export function isPublic(config: Addressing, pathname: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(config, pathname));
  const given = Buffer.from(signature);
  return isSameBytes(given, expected);
}

function signatureOf({ tokenSecret }: Addressing, pathname: string): string {
  return createHmac('sha256', tokenSecret).update(`public asset ${pathname}`).digest('base64url');
}
