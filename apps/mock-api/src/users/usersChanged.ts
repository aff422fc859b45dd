import type { Context } from '#context.ts';
import { filterAsync } from '#inbox/live/filterAsync.ts';

type Deps = Pick<Context, 'events'>;

/** Tells all who have the list of users open that it is another one now; to be called once that is stored. */
export const announceUsers = ({ events }: Deps, clientId: string) =>
  events.publish('users:changed', clientId, { clientId });

/** Each time that a company's list of users becomes another one. */
export const watchUsers = ({ events }: Deps, clientId: string) =>
  filterAsync(events.subscribe('users:changed', clientId), (change) => change.clientId === clientId);
