import { GraphQLError } from 'graphql';
import type { Deps } from '#context.ts';
import { refusal } from '#inbox/attachments/refusal.ts';
import type { Route } from '#transport/hooks.ts';
import { assetAddress, ASSETS_PATH, isPublic } from './assetAddress.ts';
import { clientOfAssetToken } from './assetToken.ts';
import { uploadImage } from './uploadImage.ts';

type AssetDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Where pictures are uploaded (spec §7). */
export const IMAGE_UPLOAD_PATH = `${ASSETS_PATH}avatar/upload`;
const AVATAR = /^\/assistants\/avatar\/([\w-]+)$/;

/** An SVG that is opened by itself must not run anything, and other origins may show the image. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * `GET /assistants/avatar/{id}`: the picture of an assistant, a person or a company, for who brings an asset token or a signed
 * address. `POST /assistants/avatar/upload` with the file as its body and the bearer token of staff keeps a new one.
 */
export function assetsRoute(deps: AssetDeps): Route {
  return async (request) => {
    const { method, url } = request;
    const { pathname, searchParams } = new URL(url);
    if (!pathname.startsWith(ASSETS_PATH)) return null;
    if (pathname === IMAGE_UPLOAD_PATH)
      return method === 'POST' ? upload(deps, request) : refuse(405, { Allow: 'POST' });
    const [, id] = AVATAR.exec(pathname) ?? [];
    if (!id) return refuse(404);
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' });

    const signature = searchParams.get('signature');
    if (signature !== null) {
      if (!isPublic(deps.config, pathname, signature)) return refuse(403);
      return sendAvatar(deps, { id }, 'public, max-age=3600');
    }
    const clientId = await clientBehind(deps, searchParams.get('accessToken'));
    return clientId ? sendAvatar(deps, { id, clientId }, 'private, no-store') : refuse(401);
  };
}

async function clientBehind(deps: AssetDeps, token: string | null): Promise<string | null> {
  if (!token) return null;
  try {
    return await clientOfAssetToken(deps, token);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

async function upload(deps: AssetDeps, request: Request): Promise<Response> {
  try {
    const { path, ...image } = await uploadImage(deps, request);
    return Response.json({ ...image, url: assetAddress(deps.config, path) }, { status: 201 });
  } catch (error) {
    if (error instanceof GraphQLError) return refusal(error);
    throw error;
  }
}

type Wanted = { id: string; clientId?: string };

async function sendAvatar({ db }: AssetDeps, { id, clientId }: Wanted, cacheControl: string) {
  const image = await db.avatarImage.findFirst({ where: { id, ...(clientId && { clientId }) } });
  if (!image) return refuse(404);
  const headers = { ...HEADERS, 'Content-Type': image.mediaType, 'Cache-Control': cacheControl };
  return new Response(image.bytes, { headers });
}

function refuse(status: number, headers: Record<string, string> = {}) {
  return new Response(null, { status, headers });
}
