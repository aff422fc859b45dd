import { OutsideError } from '../outsideError.ts';
import { ServiceError } from '../request.ts';
import type { Outside } from '../outside.ts';

export type GoogleMapsAccess = {
  /** `https://maps.googleapis.com`, or where it is played. */
  url: string;
  /** https://developers.google.com/maps/documentation/maps-static/get-api-key */
  key: string;
};

export type MapPicture = { mediaType: string; bytes: Uint8Array<ArrayBuffer> };

const SERVICE = 'Google Maps';
const PATIENCE_MS = 10_000;
const LARGEST = 2_000_000;
const PICTURE = /^image\/(png|jpeg|gif)\b/;
const STREETS = '15';
/** In CSS pixels, of which each has two. */
const SIZE = '640x280';

/**
 * Asks for the map around an address, with a pin on it: one request, which Google Maps counts as one too. Throws a ServiceError.
 * https://developers.google.com/maps/documentation/maps-static/start
 */
export async function mapOfAddress(
  { send, timeoutMs = PATIENCE_MS }: Outside,
  { url, key }: GoogleMapsAccess,
  address: string,
): Promise<MapPicture> {
  const search = new URLSearchParams({ markers: address, zoom: STREETS, size: SIZE, scale: '2', format: 'png', key });
  let response: Response;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    response = await send(
      new Request(`${url}/maps/api/staticmap?${search}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof OutsideError) throw new ServiceError('Away', error.message);
    throw new ServiceError('Away', `${SERVICE} cannot be reached.`);
  }
  if (!response.ok) throw refusalOf(response.status);
  // It answers a picture of anywhere then.
  if (response.headers.has('x-staticmap-api-warning')) {
    throw new ServiceError('NotFound', `${SERVICE} does not know this address.`);
  }
  const mediaType = PICTURE.exec(response.headers.get('content-type') ?? '')?.[0];
  if (!mediaType || bytes.length === 0 || bytes.length > LARGEST) {
    throw new ServiceError('Malformed', `${SERVICE} answered something that is no map.`);
  }
  return { mediaType, bytes };
}

function refusalOf(status: number): ServiceError {
  if (status === 403) return new ServiceError('Refused', `${SERVICE} does not accept our key.`, { status });
  if (status === 429) return new ServiceError('Limited', `${SERVICE} asks us to wait.`, { status });
  if (status >= 500) return new ServiceError('Away', `${SERVICE} is in trouble (${status}).`, { status });
  return new ServiceError('Invalid', `${SERVICE} does not take this (${status}).`, { status });
}
