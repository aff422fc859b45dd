import type { Db } from '@parley/db';
import { databaseHealth } from '@parley/db/health';
import type { Route } from './hooks.ts';

/** `GET /health`: 200 while the API can do its work, 503 with the reason while its database cannot be written to. */
export function healthRoute(db: Db): Route {
  return async (request) => {
    if (new URL(request.url).pathname !== '/health') return null;
    const fault = await databaseHealth(db);
    return fault
      ? Response.json({ status: 'degraded', reason: fault.kind }, { status: 503 })
      : Response.json({ status: 'ok' });
  };
}
