import { workerData } from 'node:worker_threads';

// What modules of the dashboard ask for when they are loaded; first of all imports, therefore.
const { config }: Record<string, unknown> = Object(workerData);
// Nothing ever happens here.
const events = { addEventListener: () => {}, removeEventListener: () => {} };
Object.assign(globalThis, {
  window: { PARLEY_CONFIG: config, location: new URL('http://localhost'), innerWidth: 0, ...events },
  document: { cookie: '', querySelector: () => null, ...events },
  // Named by the live connection, which nobody opens here; Node 20 has none.
  WebSocket: EventTarget,
});
