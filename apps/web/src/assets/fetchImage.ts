import { isOwnAsset, withToken } from './assetAddress.ts';
import { assetToken, forgetAssetToken } from './assetToken.ts';
import { imageDataUri } from './imageDataUri.ts';

/** Bytes of an image that is still worth showing inline. */
const MAX_BYTES = 5_000_000;
const TIMEOUT_MS = 15_000;

/** The image could not be had; the caller shows something else. */
class ImageError extends Error {
  override name = 'ImageError';
}

export type FetchImageOptions = {
  signal?: AbortSignal;
  /** False: our own images too are asked for without a token (spec §7). */
  usesToken?: boolean;
};

/**
 * Fetches an image and answers it as a data URI (spec §7). Our asset host alone gets an `accessToken`, a short one for
 * images only. Throws ImageError or NotAnImageError, what the token's mutation throws, or the signal's reason.
 */
export async function fetchImage(
  address: string,
  { signal, usesToken = true }: FetchImageOptions = {},
): Promise<string> {
  const url = new URL(address, document.baseURI);
  const isOurs = usesToken && isOwnAsset(url);
  const response = isOurs ? await getOurs(url, signal) : await get(url, signal);
  if (!response.ok) throw new ImageError(`The image was not given: HTTP ${response.status}.`);
  return imageDataUri(await readBytes(response));
}

/** A token may have ended with its session, or by a clock: one more try with a new one. */
async function getOurs(url: URL, signal?: AbortSignal): Promise<Response> {
  const token = assetToken();
  const response = await get(withToken(url, await token), signal);
  if (response.status !== 401) return response;
  forgetAssetToken(token);
  return get(withToken(url, await assetToken()), signal);
}

function get(url: URL, signal?: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, {
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Whoever gets a token is who it was meant for.
    redirect: 'error',
  });
}

async function readBytes(response: Response): Promise<Uint8Array> {
  const announced = Number(response.headers.get('content-length'));
  if (announced > MAX_BYTES) {
    await response.body?.cancel();
    throw tooLarge();
  }
  if (!response.body) throw new ImageError('The image is empty.');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    pieces.push(piece.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

const tooLarge = () => new ImageError('The image is larger than 5 MB.');
