import { isRecord, NoReplyError, UnreadableReplyError, type GraphQLBody, type GraphQLErrorEntry } from './transport.ts';

/** Reads an answer, whatever its status: APQ misses and session errors may come with 200, 400, 401, 404 or 500. */
export async function readGraphQLBody(response: Response): Promise<GraphQLBody> {
  const text = await response.text().catch((cause: unknown) => {
    throw new NoReplyError(cause);
  });
  const body = parseJson(text);
  if (!isRecord(body) || !('data' in body || 'errors' in body)) {
    if ([502, 503, 504].includes(response.status)) throw new NoReplyError();
    throw new UnreadableReplyError(response.status);
  }
  return {
    data: isRecord(body.data) ? body.data : null,
    ...(Array.isArray(body.errors) && body.errors.length > 0 && { errors: body.errors.map(toErrorEntry) }),
    ...(isRecord(body.extensions) && { extensions: body.extensions }),
  };
}

function toErrorEntry(error: unknown): GraphQLErrorEntry {
  if (!isRecord(error)) return { message: 'The server reported an error it did not describe.' };
  return {
    message: typeof error.message === 'string' ? error.message : 'The server reported an error it did not describe.',
    ...(isRecord(error.extensions) && { extensions: error.extensions }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
