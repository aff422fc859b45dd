import * as v from 'valibot';
import { json, parsed, Refused } from './answers.ts';
import type { ConsoleRoute } from './routes.ts';
import type { SnapshotStore } from './snapshotStore.ts';

const NewSnapshot = v.object({
  name: v.pipe(
    v.string('name must be the snapshot’s name.'),
    v.trim(),
    v.regex(/^[\p{L}\p{N} ._()-]+$/u, 'name may consist of letters, digits, spaces and . _ ( ) -'),
    v.maxLength(60, 'name must not be longer than 60 characters.'),
  ),
});

/**
 * Reset, and snapshots by name. `onReset` is called once the seed is back, `onRestored` whenever all that was stored has
 * been replaced.
 */
export function dataRoutes(store: SnapshotStore, onReset: () => void, onRestored: () => void): ConsoleRoute[] {
  return [
    {
      method: 'POST',
      path: '/console/reset',
      answer: async () => {
        await store.reset();
        onReset();
        onRestored();
        return json({ message: 'Everything is as on the first start: the seed, the real time, no faults.' });
      },
    },
    { method: 'GET', path: '/console/snapshots', answer: async () => json({ snapshots: await store.list() }) },
    {
      method: 'POST',
      path: '/console/snapshots',
      answer: async ({ body }) => {
        const { name } = parsed(NewSnapshot, body);
        await store.take(name);
        return json({ name, message: `The snapshot “${name}” is taken.` }, 201);
      },
    },
    {
      method: 'POST',
      path: '/console/snapshots/:name/restore',
      answer: async ({ params: { name = '' } }) => {
        if (!(await store.restore(name))) throw noSnapshot(name);
        onRestored();
        return json({ message: `The data is as it was in “${name}”.` });
      },
    },
    {
      method: 'DELETE',
      path: '/console/snapshots/:name',
      answer: async ({ params: { name = '' } }) => {
        if (!(await store.remove(name))) throw noSnapshot(name);
        return json({ message: `The snapshot “${name}” is deleted.` });
      },
    },
  ];
}

const noSnapshot = (name: string) => new Refused(404, `There is no snapshot called “${name}”.`);
