import { patience } from './patience.ts';
import { failureOf, patiently, refusalOf, ServiceError, type Line } from './request.ts';

export type Part = {
  /** Often signed: only what stands before the query is shown in the request log. */
  url: string;
  /** The first byte. */
  from: number;
  /** Fewer bytes come at the end of the file. */
  most: number;
};

const PATIENCE_MS = 60_000;

/**
 * Reads a part of a file, of which no more is in memory or on the way. One that is served without ranges (RFC 9110, 14) is passed
 * over up to `from`. Tries again after what passes. Throws a ServiceError.
 */
export const readPart = (line: Line, part: Part): Promise<Buffer> => patiently(line, true, () => once(line, part));

async function once(line: Line, { url, from, most }: Part): Promise<Buffer> {
  const begun = performance.now();
  const { origin, pathname } = new URL(url);
  const note = (status: number | null, response: string) =>
    line.onExchange?.({
      method: 'GET',
      url: origin + pathname,
      status,
      durationMs: Math.round(performance.now() - begun),
      request: null,
      response,
    });
  const { signal, end } = patience(line.timeoutMs ?? PATIENCE_MS);
  let response: Response;
  let bytes: Buffer;
  try {
    response = await line.send(
      new Request(url, {
        // Ranges count the bytes that are sent: packed ones would be others.
        headers: { range: `bytes=${from}-${from + most - 1}`, 'accept-encoding': 'identity', 'user-agent': 'Parley' },
        redirect: 'error',
        signal,
      }),
    );
    bytes = await bytesOf(response, { skip: response.status === 206 ? 0 : from, most });
  } catch (error) {
    note(null, error instanceof Error ? error.message : String(error));
    throw failureOf(line.service, error);
  } finally {
    end();
  }
  note(response.status, `${bytes.length} bytes`);
  // There is nothing from there on.
  if (response.status === 416) return Buffer.alloc(0);
  if (!response.ok) throw refusalOf(line.service, response);
  return bytes;
}

async function bytesOf(response: Response, { skip, most }: { skip: number; most: number }): Promise<Buffer> {
  if (!response.ok) {
    await response.body?.cancel();
    return Buffer.alloc(0);
  }
  const chunks: Uint8Array[] = [];
  let left = skip;
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const wanted = chunk.subarray(Math.min(left, chunk.length)).subarray(0, most - size);
    left = Math.max(0, left - chunk.length);
    chunks.push(wanted);
    size += wanted.length;
    // Leaving the loop ends the transfer.
    if (size === most) break;
  }
  if (left > 0) throw new ServiceError('Malformed', 'The file is shorter than it was.');
  return Buffer.concat(chunks);
}
