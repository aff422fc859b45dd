import { GraphQLError } from 'graphql';
import { requireStaff } from '#auth/permissions.ts';
import { viewerFrom } from '#auth/viewer.ts';
import type { Deps } from '#context.ts';
import { isGoodAddress } from '#assets/passingAddress.ts';
import { storedFile } from '#assets/storedFile.ts';
import { readBody } from '#inbox/attachments/readBody.ts';
import { refusal } from '#inbox/attachments/refusal.ts';
import type { Route } from '#transport/hooks.ts';
import { DOCUMENTS_PATH, signedAs } from './documentAddress.ts';
import { PART_BYTES } from './documentLimits.ts';
import { receivePart } from './receivePart.ts';

const FILE = /^\/content\/documents\/([\w-]+)\/[^/]+$/;

/**
 * `POST /content/documents/{article id}?offset=…` with the bytes from there on as its body and the bearer token of staff who may
 * write content. Answers `{receivedBytes, size}`: from where to go on, also after a line that broke.
 * `GET /content/documents/{article id}/{name}?expires=…&signature=…`, as `Document.url` names it: the file itself.
 */
export function documentsRoute(deps: Deps): Route {
  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(DOCUMENTS_PATH)) return null;
    const [, id] = FILE.exec(url.pathname) ?? [];
    if (id && (request.method === 'GET' || request.method === 'HEAD')) return sendFile(deps, id, url.searchParams);
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

async function sendFile(deps: Deps, articleId: string, search: URLSearchParams): Promise<Response> {
  const found = await deps.db.document.findUnique({
    where: { articleId, article: { status: { not: 'Archived' } } },
    include: { parts: { orderBy: { offset: 'asc' } } },
  });
  if (!found || !isGoodAddress(deps, signedAs(found), search)) return new Response(null, { status: 403 });
  const bytes = new Uint8Array(Buffer.concat(found.parts.map((part) => part.bytes)));
  // Never drawn by the browser: what it holds was not looked into.
  const mediaType = 'application/octet-stream';
  return storedFile(bytes, { name: found.name, mediaType, size: bytes.length, disposition: 'attachment' });
}
