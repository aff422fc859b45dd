import argon2 from '@node-rs/argon2';
import { createQueue } from './hashQueue.ts';
import { newSecret } from './secrets.ts';

/** argon2id with the parameters of OWASP's Password Storage cheat sheet; `memoryCost` in KiB. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a thread of the pool that the database needs too. */
const queue = createQueue({ limit: 3, maxWaiting: 100 });

/** The same characters are typed in different forms by different keyboards. */
const normalise = (password: string) => password.normalize('NFKC');

/** The PHC string under which `password` is stored. */
export function hashPassword(password: string): Promise<string> {
  return queue(() => argon2.hash(normalise(password), PARAMETERS));
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether `password` belongs to `stored`. Without a stored hash it works just as long on one that belongs to nobody, so
 * that time does not tell which accounts exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const nobodys = await (nobodysHash ??= argon2.hash(newSecret(), PARAMETERS));
  const matches = await queue(() => argon2.verify(stored ?? nobodys, normalise(password)));
  return matches && stored !== null;
}

/** Whether `stored` was made with less memory or fewer passes than today's. */
export function isOutdated(stored: string): boolean {
  const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored);
  return !cost || Number(cost[1]) < PARAMETERS.memoryCost || Number(cost[2]) < PARAMETERS.timeCost;
}
