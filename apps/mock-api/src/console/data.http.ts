import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { backgroundWorkDone } from '#background/inBackground.ts';
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

/** Milliseconds for which what goes on in the background is waited for; what hangs that long has met an outage. */
const SETTLING = 5000;

/** What was begun with the old data would write of it into the new: it ends first. */
const settled = () => Promise.race([backgroundWorkDone(), delay(SETTLING, undefined, { ref: false })]);

/**
 * Reset, and snapshots by name. `onReset` is called before the seed comes back, so that nothing happens to it by a moved
 * clock; `onRestored` whenever all that was stored has been replaced.
 */
export function dataRoutes(store: SnapshotStore, onReset: () => void, onRestored: () => void): ConsoleRoute[] {
  return [
    {
      method: 'POST',
      path: '/console/reset',
      answer: async () => {
        onReset();
        await settled();
        await store.reset();
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
        await settled();
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
