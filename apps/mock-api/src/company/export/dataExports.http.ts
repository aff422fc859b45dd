import type { FileHandle } from 'node:fs/promises';
import { permissionsOf } from '#auth/users.ts';
import type { Deps } from '#context.ts';
import type { Route } from '#transport/hooks.ts';
import { EXPORTS_PATH, isGoodExportAddress } from './exportAddress.ts';
import { openExportFile } from './exportFiles.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** `GET /company/exports/{id}?expires=…&signature=…`, as `DataExportLink.url` names it. */
export function dataExportsRoute(deps: RouteDeps): Route {
  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(EXPORTS_PATH)) return null;
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
    return sendExport(deps, url.pathname.slice(EXPORTS_PATH.length), url.searchParams);
  };
}

async function sendExport(deps: RouteDeps, id: string, search: URLSearchParams): Promise<Response> {
  const found = await deps.db.dataExport.findUnique({
    where: { id, status: 'Ready' },
    include: { client: true, requestedBy: true },
  });
  if (!found || !isGoodExportAddress(deps, found, search)) {
    return refused(
      403,
      'This link is no longer good. Open the company profile in Parley and download the export from there.',
    );
  }
  const { client, requestedBy } = found;
  const { MANAGE_CLIENT } = await permissionsOf(deps, requestedBy);
  if (!MANAGE_CLIENT || requestedBy.clientId !== client.id) {
    return refused(403, 'You may no longer take data out. Ask an Admin of your company.');
  }
  const file = await openExportFile(deps, id);
  if (!file) {
    return refused(410, 'This export is no longer there. Open the company profile in Parley and ask for a new one.');
  }
  const { size } = await file.stat().catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  return new Response(streamOf(file), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="parley-export-${found.createdAt.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Read as fast as it is taken: Node's own way from a file's stream to a web stream is of another type than Response's. */
function streamOf(file: FileHandle): ReadableStream<Uint8Array> {
  const pieces = file.createReadStream()[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return?.()),
  });
}

const refused = (status: 403 | 410, sentence: string) =>
  new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
