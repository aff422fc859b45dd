import type { ClientSubscription, Conversation } from '@parley/db';
import { buildAssistant } from '@parley/db/factories/assistants';
import { buildConversation } from '@parley/db/factories/inbox';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sendVisitorMessage } from '#chat/chat.service.ts';
import { unsendMessage } from '#inbox/messages/messageChanges.service.ts';
import { sendMessage } from '#inbox/messages/messages.service.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';
import { followSubscription } from './periods.ts';

const api = await apiForTests();
const deps = { ...api.deps, caller: { ip: '203.0.113.7', userAgent: null } };
const PATIENCE = 240_000;

type World = Awaited<ReturnType<typeof buildWorld>>;
type Act = (world: World) => Promise<unknown>;

async function buildWorld() {
  const { clientId, agent, visitor, assistantId } = await buildCompany(api);
  const other = await buildAssistant(api.db, { clientId });
  const began = api.clock.now();
  const subscription = {
    periodStart: began,
    periodEnd: new Date(began.getTime() + 14 * DAY),
    status: 'Trialing',
  } as const;
  await api.db.clientSubscription.update({ where: { clientId }, data: subscription });
  const conversations: Conversation[] = [];
  for (const id of [assistantId, other.id]) {
    const own = { clientId, assistantId: id, visitorId: visitor.id, messages: [] };
    conversations.push(await buildConversation(api.db, own));
  }
  const staff = { user: agent, clientId, sessionId: 'sess' };
  const writer = { kind: 'visitor' as const, visitorId: visitor.id, clientId, assistantId };
  return { clientId, staff, writer, conversations, sent: new Array<string>() };
}

/** The last one that was sent, which may be too late. */
const takeBackLast: Act = async ({ staff, sent }) =>
  unsendMessage(api.deps, staff, sent.at(-1) ?? '').catch(() => null);

const reply =
  (index: number, key: string): Act =>
  async ({ staff, conversations, sent }) => {
    const conversationId = conversations[index]?.id ?? '';
    const { message } = await sendMessage(api.deps, staff, { conversationId, body: key, key });
    sent.push(message.id);
  };

const ask =
  (index: number | null, key: string): Act =>
  async ({ writer, conversations }) => {
    const conversationId = index === null ? null : (conversations[index]?.id ?? '');
    await api.db.throttle.deleteMany();
    await sendVisitorMessage(deps, writer, { conversationId, body: key, key: `${index} ${key}` });
  };

const wait =
  (milliseconds: number): Act =>
  async () =>
    moveClock(api, milliseconds);

/** What Stripe says of a subscription is written down, as late as this. */
const become =
  (change: (present: ClientSubscription) => Partial<ClientSubscription>): Act =>
  ({ clientId }) =>
    api.db.$transaction(async (tx) => {
      const present = await tx.clientSubscription.findUniqueOrThrow({ where: { clientId } });
      const row = await tx.clientSubscription.update({ where: { clientId }, data: change(present) });
      await followSubscription(tx, row, api.clock.now());
    });

const month = (periodStart: Date) => ({ periodStart, periodEnd: new Date(periodStart.getTime() + 30 * DAY) });
const thisSecond = () => new Date(Math.floor(api.clock.now().getTime() / 1000) * 1000);
const renewed = become(({ periodEnd }) =>
  periodEnd && periodEnd <= api.clock.now() ? { status: 'Active', ...month(periodEnd) } : {},
);
/** Told only after its end, as after a long outage. */
const renewedLate = become(({ periodEnd }) => (periodEnd ? { status: 'Active', ...month(periodEnd) } : {}));
const begunAnew = become(() => ({ status: 'Active', cancellationDate: null, ...month(thisSecond()) }));
const paused = become(() => ({ status: 'Paused' }));
const cancelled = become(() => ({ cancellationDate: api.clock.now() }));
const onPro = become(() => ({ type: 'Pro' }));
const withCard: Act = ({ clientId }) =>
  api.db.client.update({ where: { id: clientId }, data: { paymentMethodEntered: true } });

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const conversation = fc.constantFrom(0, 1);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(conversation, key).map(([index, one]) => reply(index, one)) },
  { weight: 4, arbitrary: fc.tuple(fc.option(conversation), key).map(([index, one]) => ask(index, one)) },
  { weight: 3, arbitrary: fc.constant(takeBackLast) },
  { weight: 3, arbitrary: fc.constantFrom(500, HOUR, DAY, 13 * DAY, 33 * DAY).map(wait) },
  { weight: 4, arbitrary: fc.constantFrom(renewed, renewedLate, begunAnew, paused, cancelled, onPro, withCard) },
);

/** What the counters would be if they were counted now, from the messages themselves. */
async function recounted({ clientId }: World): Promise<string[]> {
  const periods = await api.db.usagePeriod.findMany({ where: { clientId } });
  const messages = await api.db.message.findMany({
    where: { conversation: { clientId }, kind: 'Text', author: { in: ['Agent', 'Visitor'] }, takenBackAt: null },
    include: { conversation: true },
  });
  const lines = messages.map(({ createdAt, conversation: { assistantId } }) => {
    const around = periods.filter(({ startsAt, endsAt }) => startsAt <= createdAt && (!endsAt || createdAt < endsAt));
    return around.map(({ id }) => `${id} ${assistantId}`).join(' and ');
  });
  return [...new Set(lines)].map((line) => `${line}: ${lines.filter((other) => other === line).length}`).toSorted();
}

async function counted({ clientId }: World): Promise<string[]> {
  const counters = await api.db.usageCounter.findMany({ where: { period: { clientId }, used: { not: 0 } } });
  return counters.map(({ periodId, assistantId, used }) => `${periodId} ${assistantId}: ${used}`).toSorted();
}

it(
  'counts what a recount of the messages says, whatever is sent, repeated, taken back and paid for, in any order and at once',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), async (rounds) => {
        api.clock.setOffset(0);
        const world = await buildWorld();
        for (const atOnce of rounds) await Promise.all(atOnce.map((one) => one(world)));
        expect(await counted(world)).toEqual(await recounted(world));
      }),
      { numRuns: 25 },
    );
  },
  PATIENCE,
);
