import { GraphQLError } from 'graphql';
import type { Deps } from '#context.ts';
import type { Route } from '#transport/hooks.ts';
import { ASSETS_PATH, isPublic } from './assetAddress.ts';
import { clientOfAssetToken } from './assetToken.ts';

type AssetDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const AVATAR = /^\/assistants\/avatar\/([\w-]+)$/;

/** An SVG that is opened by itself must not run anything, and other origins may show the image. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** `GET /assistants/avatar/{assistantId}`: the assistant's picture, for who brings an asset token or a signed address. */
export function assetsRoute(deps: AssetDeps): Route {
  return async ({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.startsWith(ASSETS_PATH)) return null;
    const [, assistantId] = AVATAR.exec(pathname) ?? [];
    if (!assistantId) return refuse(404);
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' });

    const signature = searchParams.get('signature');
    if (signature !== null) {
      if (!isPublic(deps.config, pathname, signature)) return refuse(403);
      return sendAvatar(deps, { assistantId }, 'public, max-age=3600');
    }
    const clientId = await clientBehind(deps, searchParams.get('accessToken'));
    return clientId ? sendAvatar(deps, { assistantId, clientId }, 'private, no-store') : refuse(401);
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

type Wanted = { assistantId: string; clientId?: string };

async function sendAvatar({ db }: AssetDeps, { assistantId, clientId }: Wanted, cacheControl: string) {
  const image = await db.avatarImage.findFirst({
    where: { assistantId, ...(clientId && { assistant: { clientId } }) },
  });
  if (!image) return refuse(404);
  const headers = { ...HEADERS, 'Content-Type': image.mediaType, 'Cache-Control': cacheControl };
  return new Response(image.bytes, { headers });
}

function refuse(status: number, headers: Record<string, string> = {}) {
  return new Response(null, { status, headers });
}
