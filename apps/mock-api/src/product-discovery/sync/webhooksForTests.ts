import { backgroundWorkDone } from '#background/inBackground.ts';
import type { Line } from '#outside/request.ts';
import { createStandInFaults } from '#stand-ins/faults.ts';
import { playServices } from '#stand-ins/playedServices.ts';
import type { TestApi } from '#testing/testApi.ts';

/** The shops as they are played, with the secret of an app of Shopify; what they tell others of is kept. */
export function hearing({ deps }: TestApi, secret: string) {
  const told: { headers: Headers; body: string }[] = [];
  const services = playServices({
    ...deps,
    config: { ...deps.config, shopify: { ...deps.config.shopify, clientSecret: secret } },
    faults: createStandInFaults(),
    send: async (request) => {
      told.push({ headers: request.headers, body: await request.text() });
      return new Response(null);
    },
    most: 25,
  });
  const send = async (request: Request) => (await services(request)) ?? new Response(null, { status: 404 });
  const line: Omit<Line, 'service'> = { send };
  /** Fills in a form of a shop. */
  const ask = async (url: string, fields: Record<string, string>) => {
    await send(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }));
    await backgroundWorkDone();
  };
  return { told, line, ask };
}

/** All that a shop tells of: a price is changed, something is bought, something goes. */
export async function sellAndDelete(ask: ReturnType<typeof hearing>['ask'], shopUrl: string): Promise<void> {
  await ask(`${shopUrl}/back-room`, { number: '1', act: 'save', price: '99', stock: '' });
  await ask(`${shopUrl}/order`, { variant: '100', quantity: '1', reference: 'psrc_1' });
  await ask(`${shopUrl}/back-room`, { number: '2', act: 'delete', price: '', stock: '' });
}
