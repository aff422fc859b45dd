import { GraphQLError } from 'graphql';
import { requireStaff } from '#auth/permissions.ts';
import { viewerFrom } from '#auth/viewer.ts';
import type { Deps } from '#context.ts';
import { readBody } from '#inbox/attachments/readBody.ts';
import { refusal } from '#inbox/attachments/refusal.ts';
import type { Route } from '#transport/hooks.ts';
import { PART_BYTES } from './documentLimits.ts';
import { receivePart } from './receivePart.ts';

export const DOCUMENTS_PATH = '/content/documents/';

/**
 * `POST /content/documents/{article id}?offset=…` with the bytes from there on as its body and the bearer token of staff who may
 * write content. Answers `{receivedBytes, size}`: from where to go on, also after a line that broke.
 */
export function documentsRoute(deps: Deps): Route {
  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(DOCUMENTS_PATH)) return null;
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const articleId = url.pathname.slice(DOCUMENTS_PATH.length);
    try {
      const viewer = await viewerFrom(deps, request.headers.get('authorization'));
      const { clientId } = requireStaff({ viewer }, 'MANAGE_ARTICLES');
      const bytes = await readBody(request, { largest: PART_BYTES, noun: 'Parts' });
      const offset = Number(url.searchParams.get('offset'));
      const { receivedBytes, size } = await receivePart(deps, { clientId, articleId, offset, bytes });
      return Response.json({ receivedBytes, size }, { status: 201 });
    } catch (error) {
      if (error instanceof GraphQLError) return refusal(error);
      throw error;
    }
  };
}
