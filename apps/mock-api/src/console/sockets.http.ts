import * as v from 'valibot';
import type { Deps } from '#context.ts';
import type { OpenSocket, OpenSockets } from '#transport/hooks.ts';
import { json, parsed, Refused } from './answers.ts';
import { currentExchange } from './exchanges.ts';
import type { Outage } from './outage.ts';
import type { ConsoleRoute } from './routes.ts';

const NO_CLOSE_FRAME = 1006;
const isSendable = (code: number) =>
  (code >= 1000 && code <= 1014 && ![1004, 1005].includes(code)) || (code >= 3000 && code <= 4999);

const CloseCode = v.pipe(
  v.number('code must be a close code such as 4403.'),
  v.integer(),
  v.check(
    isSendable,
    'code must be between 1000 and 1014 (not 1004, 1005) or between 3000 and 4999. 1006 breaks the connection.',
  ),
);

const Close = v.object({
  code: CloseCode,
  reason: v.optional(v.pipe(v.string(), v.maxBytes(123, 'reason must not be longer than 123 bytes.'))),
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase())),
});

const Switches = v.partial(
  v.object({
    isFrozen: v.boolean('isFrozen must be true or false.'),
    isRefusing: v.boolean('isRefusing must be true or false.'),
    closesAfterAck: v.nullable(CloseCode),
  }),
);

const Absence = v.object({
  seconds: v.pipe(
    v.number('seconds must be a number.'),
    v.minValue(0.1),
    v.maxValue(600, 'seconds must be at most 600.'),
  ),
});

export type SocketsState = {
  open: readonly OpenSocket[];
  isFrozen: boolean;
  isRefusing: boolean;
  /** The code that new sockets are closed with, once they have been accepted. */
  closesAfterAck: number | null;
};

export function socketsState(sockets: OpenSockets): SocketsState {
  return {
    open: sockets.list(),
    isFrozen: sockets.isFrozen(),
    isRefusing: sockets.isRefusing(),
    closesAfterAck: sockets.closesAfterAck(),
  };
}

/** Switches everything off that keeps sockets from working. */
export function healSockets(sockets: OpenSockets): void {
  sockets.setFrozen(false);
  sockets.setRefusing(false);
  sockets.setClosesAfterAck(null);
}

/** What can happen to websockets, and to the whole API. */
export function socketRoutes({ db }: Pick<Deps, 'db'>, sockets: OpenSockets, outage: Outage): ConsoleRoute[] {
  return [
    { method: 'GET', path: '/console/sockets', answer: () => json(socketsState(sockets)) },
    {
      method: 'POST',
      path: '/console/sockets/close',
      answer: async ({ body }) => {
        const { code, reason, email } = parsed(Close, body);
        const userId = email === undefined ? undefined : await userIdOf(db, email);
        const closed = code === NO_CLOSE_FRAME ? sockets.terminate(userId) : sockets.close(code, reason, userId);
        return json({
          closed,
          message: closed === 0 ? 'There was no open socket.' : `${plural(closed)} closed with ${code}.`,
        });
      },
    },
    {
      method: 'PUT',
      path: '/console/sockets',
      answer: ({ body }) => {
        const { isFrozen, isRefusing, closesAfterAck } = parsed(Switches, body);
        if (isFrozen !== undefined) sockets.setFrozen(isFrozen);
        if (isRefusing !== undefined) sockets.setRefusing(isRefusing);
        if (closesAfterAck !== undefined) sockets.setClosesAfterAck(closesAfterAck);
        return json({ ...socketsState(sockets), message: sentence(socketsState(sockets)) });
      },
    },
    {
      method: 'POST',
      path: '/console/outage',
      answer: ({ body }) => {
        const { seconds } = parsed(Absence, body);
        // This answer still goes out.
        currentExchange()?.onEnd(() => outage.begin(seconds));
        return json({ message: `The API is away for ${seconds} seconds, and this page with it.` });
      },
    },
  ];
}

async function userIdOf(db: Deps['db'], email: string): Promise<string> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  if (!user) throw new Refused(404, `Nobody here has the address ${email}.`);
  return user.id;
}

function sentence({ isFrozen, isRefusing, closesAfterAck }: SocketsState): string {
  const parts = [
    isFrozen && 'frozen',
    isRefusing && 'refused',
    closesAfterAck !== null && `closed with ${closesAfterAck} after the ack`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Sockets work as they should.' : `Sockets are ${parts.join(' and ')}.`;
}

const plural = (count: number) => (count === 1 ? '1 socket' : `${count} sockets`);
