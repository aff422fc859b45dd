import { isGoodAddress } from '#assets/passingAddress.ts';
import type { Deps } from '#context.ts';
import type { Route } from '#transport/hooks.ts';
import { MAPS_PATH, signedAs } from './mapAddress.ts';

const MAP = /^\/forms\/maps\/([\w-]+)\/([\w-]+)$/;

/** `GET /forms/maps/{submissionId}/{fieldId}?expires=…&signature=…`: a map, as `AddressMap.url` names it. */
export function mapsRoute(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Route {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(MAPS_PATH)) return null;
    const [, submissionId, fieldId] = MAP.exec(pathname) ?? [];
    if (!submissionId || !fieldId) return new Response(null, { status: 404 });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    if (!isGoodAddress(deps, signedAs(submissionId, fieldId), searchParams)) return new Response(null, { status: 403 });
    const map = await deps.db.mapPreview.findUnique({ where: { submissionId_fieldId: { submissionId, fieldId } } });
    if (!map) return new Response(null, { status: 404 });
    return new Response(request.method === 'HEAD' ? null : map.image, {
      headers: {
        'content-type': map.mediaType,
        'cache-control': 'private, max-age=86400, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    });
  };
}
