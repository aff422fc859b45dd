import { GraphQLError } from 'graphql';
import { requireParticipant } from '#auth/permissions.ts';
import { viewerFrom } from '#auth/viewer.ts';
import type { Deps } from '#context.ts';
import type { Participant } from '#inbox/conversations/ownConversations.ts';
import type { Route } from '#transport/hooks.ts';
import { isGoodAddress } from '#assets/passingAddress.ts';
import { storedFile } from '#assets/storedFile.ts';
import { attachmentAddress, ATTACHMENTS_PATH, signedAs } from './attachmentAddress.ts';
import { storeAttachment, takeUpload } from './attachments.service.ts';
import { isDrawn } from './fileTypes.ts';
import { LARGEST_FILE } from './limits.ts';
import { readBody } from './readBody.ts';
import { refusal } from './refusal.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

export const UPLOAD_PATH = `${ATTACHMENTS_PATH}upload`;
const FILE = /^\/conversations\/attachments\/([\w-]+)\/[^/]+$/;

/**
 * `POST /conversations/attachments/upload?name=…` with the file as its body and the bearer token of staff or a visitor;
 * `GET /conversations/attachments/{id}/{name}?expires=…&signature=…`, as `Attachment.url` names it.
 */
export function attachmentsRoute(deps: RouteDeps): Route {
  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(ATTACHMENTS_PATH)) return null;
    if (url.pathname === UPLOAD_PATH) {
      return request.method === 'POST' ? upload(deps, request, url.searchParams.get('name')) : notAllowed('POST');
    }
    const [, id] = FILE.exec(url.pathname) ?? [];
    if (!id) return new Response(null, { status: 404 });
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed('GET, HEAD');
    return sendFile(deps, id, url.searchParams);
  };
}

const notAllowed = (methods: string) => new Response(null, { status: 405, headers: { Allow: methods } });

async function upload(deps: RouteDeps, request: Request, name: string | null): Promise<Response> {
  try {
    const uploader = await uploaderOf(deps, request.headers.get('authorization'));
    await takeUpload(deps, uploader);
    const bytes = await readBody(request, { largest: LARGEST_FILE, noun: 'Files' });
    const stored = await storeAttachment(deps, uploader, { name: name ?? '', bytes });
    const { id, kind, name: kept, mediaType, size, width, height } = stored;
    const url = attachmentAddress(deps, stored);
    return Response.json({ id, kind, name: kept, mediaType, size, width, height, url }, { status: 201 });
  } catch (error) {
    if (error instanceof GraphQLError) return refusal(error);
    throw error;
  }
}

async function uploaderOf(deps: RouteDeps, authorization: string | null): Promise<Participant> {
  const viewer = await viewerFrom(deps, authorization);
  return requireParticipant({ viewer }, 'MANAGE_CONVERSATIONS');
}

async function sendFile(deps: RouteDeps, id: string, search: URLSearchParams): Promise<Response> {
  const found = await deps.db.attachment.findUnique({ where: { id } });
  if (!found || !isGoodAddress(deps, signedAs(found), search)) return new Response(null, { status: 403 });
  const content = await deps.db.attachmentContent.findUnique({ where: { id: found.contentId } });
  const disposition = isDrawn(found.mediaType) ? 'inline' : 'attachment';
  const { name, mediaType, size } = found;
  return storedFile(content?.bytes, { name, mediaType, size, disposition });
}
