import { PictureKind } from '@parley/db';
import { GraphQLError } from 'graphql';
import type { Deps } from '#context.ts';
import { refusal } from '#inbox/attachments/refusal.ts';
import type { Route } from '#transport/hooks.ts';
import { assetAddress, ASSETS_PATH, isPublic, KIND_FOLDERS, publicAddress } from './assetAddress.ts';
import { clientOfAssetToken } from './assetToken.ts';
import { STOCK_AVATARS } from './stockAvatars.ts';
import { uploadImage } from './uploadImage.ts';

type AssetDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** `/assistants/{folder}/upload` and `/assistants/{folder}/{id}`. */
const PICTURE = /^\/assistants\/([a-z-]+)\/([\w-]+)$/;

/** Whether pictures are uploaded there (spec §7). */
export const isImageUpload = (url: string | undefined) => /^\/assistants\/[a-z-]+\/upload(\?|$)/.test(url ?? '');

/** An SVG that is opened by itself must not run anything, and other origins may show the image. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const KINDS = Object.values(PictureKind);
const STOCK_PATH = `${ASSETS_PATH}stock-avatar`;
const STOCK_HEADERS = { ...HEADERS, 'Cache-Control': 'public, max-age=86400', 'Access-Control-Allow-Origin': '*' };

/**
 * `GET /assistants/{avatar|animated-circle|chat-home-page-cover-image|preview-image|article-picture}/{id}`: a picture, for who brings an asset
 * token or a signed address. `POST …/upload` with the file as its body and the bearer token of staff keeps a new one.
 * `GET /assistants/stock-avatar` lists the faces of our own, which anybody may see below it.
 */
export function assetsRoute(deps: AssetDeps): Route {
  return async (request) => {
    const { method, url } = request;
    const { pathname, searchParams } = new URL(url);
    if (!pathname.startsWith(ASSETS_PATH)) return null;
    if (pathname.startsWith(STOCK_PATH))
      return method === 'GET' ? sendStock(deps, pathname) : refuse(405, { Allow: 'GET' });
    const [, folder, id] = PICTURE.exec(pathname) ?? [];
    const kind = KINDS.find((one) => KIND_FOLDERS[one] === folder);
    if (!kind || !id) return refuse(404);
    if (id === 'upload') return method === 'POST' ? upload(deps, request, kind) : refuse(405, { Allow: 'POST' });
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' });

    const signature = searchParams.get('signature');
    if (signature !== null) {
      if (!isPublic(deps.config, pathname, signature)) return refuse(403);
      // Another picture has another address.
      return sendPicture(deps, { id, kind }, 'public, max-age=31536000, immutable');
    }
    const clientId = await clientBehind(deps, searchParams.get('accessToken'));
    return clientId ? sendPicture(deps, { id, kind, clientId }, 'private, no-store') : refuse(401);
  };
}

function sendStock({ config }: AssetDeps, pathname: string): Response {
  if (pathname === STOCK_PATH) {
    const listed = Object.keys(STOCK_AVATARS).map((name) => {
      const path = `${STOCK_PATH}/${name}`;
      return { name, path, url: assetAddress(config, path) };
    });
    return Response.json(listed, { headers: STOCK_HEADERS });
  }
  const drawing = STOCK_AVATARS[pathname.slice(STOCK_PATH.length + 1)];
  return drawing
    ? new Response(drawing, { headers: { ...STOCK_HEADERS, 'Content-Type': 'image/svg+xml' } })
    : refuse(404);
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

async function upload(deps: AssetDeps, request: Request, kind: PictureKind): Promise<Response> {
  try {
    const { path, ...image } = await uploadImage(deps, request, kind);
    const url = assetAddress(deps.config, path);
    const publicUrl = publicAddress(deps.config, path);
    return Response.json({ ...image, path, url, publicUrl }, { status: 201 });
  } catch (error) {
    if (error instanceof GraphQLError) return refusal(error);
    throw error;
  }
}

type Wanted = { id: string; kind: PictureKind; clientId?: string };

async function sendPicture({ db }: AssetDeps, { id, kind, clientId }: Wanted, cacheControl: string) {
  const image = await db.avatarImage.findFirst({ where: { id, kind, ...(clientId && { clientId }) } });
  if (!image) return refuse(404);
  const headers = { ...HEADERS, 'Content-Type': image.mediaType, 'Cache-Control': cacheControl };
  return new Response(image.bytes, { headers });
}

function refuse(status: number, headers: Record<string, string> = {}) {
  return new Response(null, { status, headers });
}
