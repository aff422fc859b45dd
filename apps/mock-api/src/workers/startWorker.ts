import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts `src/workers/<name>.ts` in a thread of its own, also from the bundle, where it lies in `dist/workers`. A new worker is
 * named among build.mjs's entry points.
 */
export function startWorker(name: string, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./workers/${name}.js`, import.meta.url), options);
  // Sources are read by tsx, which a thread must be told anew.
  const source = JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
  const begin = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(begin, { ...options, eval: true });
}
