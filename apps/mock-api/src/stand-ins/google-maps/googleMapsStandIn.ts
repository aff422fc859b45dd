import { commonFault, type StandInFaults } from '../faults.ts';
import { drawnMap } from './drawnMap.ts';

type StandIn = { faults: StandInFaults; key: string };

export const GOOGLE_MAPS_BASE = '/stand-ins/google-maps';
/** Of a town by this name nobody knows where it is. */
const UNKNOWN = /\bnowhere\b/i;
const SIZE = /^(\d{1,3})x(\d{1,3})$/;

/**
 * Google's Maps Static API, played locally: `GET /maps/api/staticmap` with markers, size, scale and key. What it draws is invented,
 * always the same for an address, and says so. https://developers.google.com/maps/documentation/maps-static. Answers null for
 * requests outside of it.
 */
export function createGoogleMapsStandIn({ faults, key }: StandIn) {
  async function handle(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(`${GOOGLE_MAPS_BASE}/`)) return null;
    if (pathname !== `${GOOGLE_MAPS_BASE}/maps/api/staticmap`) return refused(404, 'Not Found');
    const fault = faults.meet('google-maps');
    if (fault === 'RateLimit') return refused(429, 'You have exceeded your rate-limit for this API.');
    if (fault) return (await commonFault(fault)) ?? refused(403, REJECTED);
    if (searchParams.get('key') !== key) return refused(403, REJECTED);
    const [, width, height] = SIZE.exec(searchParams.get('size') ?? '') ?? [];
    const address = searchParams.get('markers')?.trim();
    if (!width || !height) return refused(400, "Missing or malformed 'size' parameter.");
    if (!address) return refused(400, "Missing 'center' and 'markers'.");
    const scale = searchParams.get('scale') === '2' ? 2 : 1;
    const picture = await drawnMap({ address, width: Number(width), height: Number(height), scale });
    return new Response(picture, {
      headers: {
        'content-type': 'image/png',
        ...(UNKNOWN.test(address) && { 'x-staticmap-api-warning': 'Error geocoding: marker 1' }),
      },
    });
  }

  return { handle };
}

const REJECTED = 'The Google Maps Platform server rejected your request. The provided API key is invalid.';

const refused = (status: number, message: string) => new Response(message, { status });
