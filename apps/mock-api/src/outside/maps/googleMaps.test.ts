import { expect, it } from 'vitest';
import { createStandInFaults } from '#stand-ins/faults.ts';
import { createGoogleMapsStandIn, GOOGLE_MAPS_BASE } from '#stand-ins/google-maps/googleMapsStandIn.ts';
import { givingUp } from '#testing/standIns.ts';
import { mapOfAddress } from './googleMaps.ts';

const faults = createStandInFaults();
const { handle } = createGoogleMapsStandIn({ faults, key: 'right' });
const send = givingUp(async (request) => (await handle(request)) ?? new Response(null, { status: 404 }));
const url = `http://localhost:4000${GOOGLE_MAPS_BASE}`;
/** Drawing a map takes a busy machine its time. */
const map = (address: string, { key = 'right', timeoutMs = 20_000 } = {}) =>
  mapOfAddress({ send, sendToMerchant: send, sendForFile: send, timeoutMs }, { url, key }, address);

it('is a picture, another one for another address', async () => {
  const [bern, again, oslo] = await Promise.all([map('Kramgasse 49, Bern'), map('Kramgasse 49, Bern'), map('Oslo')]);

  expect(bern.mediaType).toBe('image/png');
  expect(Buffer.from(bern.bytes).subarray(1, 4).toString()).toBe('PNG');
  expect(Buffer.compare(bern.bytes, again.bytes)).toBe(0);
  expect(Buffer.compare(bern.bytes, oslo.bytes)).not.toBe(0);
});

it('is not had with another key, for an unknown address, or from a service that does not answer', async () => {
  await expect(map('Bern', { key: 'wrong' })).rejects.toMatchObject({ kind: 'Refused', status: 403 });
  await expect(map('Main Street 1, Nowhere')).rejects.toMatchObject({ kind: 'NotFound' });
  faults.switchOn('google-maps', 'Timeout', 1);
  await expect(map('Bern', { timeoutMs: 200 })).rejects.toMatchObject({ kind: 'Away' });
});
