import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type ServerProcess = { origin: string; stop: () => Promise<void> };

/** What the API needs to know before it starts as it does in production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'the secret of a server that is only measured',
  STRIPE_SECRET_KEY: 'sk_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
};

/** Starts a Node process that prints its origin (`http://…`) once it listens. Throws with its output when it ends first. */
export async function startServer(args: readonly string[], env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/[\w.]+:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(`A server did not start: ${output}`)));
  });
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
