import { createServer } from 'node:net';
import { fail } from './run.mjs';

/** The ports of a running Parley, from the environment. */
export const ports = {
  web: { variable: 'WEB_PORT', number: Number(process.env.WEB_PORT ?? 3000) },
  api: { variable: 'API_PORT', number: Number(process.env.API_PORT ?? 4000) },
  stripe: { variable: 'STRIPE_PORT', number: Number(process.env.STRIPE_PORT ?? 12_111) },
  chat: { variable: 'CHAT_PORT', number: Number(process.env.CHAT_PORT ?? 3001) },
};

/** The stand-ins' site and shop are on loopback, where nothing is called unless it is named. */
export const localSettings = { SECURE: 'false', ALLOWED_PRIVATE_HOSTS: `localhost:${ports.api.number}` };

/** Ends this process with one sentence when any of the ports is taken or is none. */
export async function requirePorts() {
  for (const { variable, number } of Object.values(ports)) {
    if (!(await isFree(number))) {
      fail(
        `Port ${number} is in use. Stop what uses it, or choose another by setting ${variable}, for example ${variable}=${number + 10}`,
      );
    }
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
}
