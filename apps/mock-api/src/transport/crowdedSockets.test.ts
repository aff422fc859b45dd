import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildConversation } from '@parley/db/factories/inbox';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { acceptedSocket, listening, settled, subscribe } from '#testing/sockets.ts';

const UPDATED = 'subscription Updated { conversationUpdated { id visitorName version } }';

const api = await apiForTests();
let origin = '';
let company: Company;
beforeAll(async () => {
  origin = await api.listen();
  company = await buildCompany(api);
});
afterEach(() => api.api.sockets.terminate());

const accepted = () => acceptedSocket(origin, company.agentToken);

describe('many at once', () => {
  it('never get what belongs to another company', async () => {
    const other = await buildCompany(api);
    const [mine, theirs] = [
      await buildConversation(api.db, { clientId: company.clientId, visitorName: 'Mine' }),
      await buildConversation(api.db, { clientId: other.clientId, visitorName: 'Theirs' }),
    ];
    const opened = await accepted();
    await listening(api, () => opened.send(subscribe('a', UPDATED)));

    for (let version = 0; version < 100; version++) {
      api.deps.events.publish('conversation:updated', other.clientId, { ...theirs, version });
      api.deps.events.publish('conversation:updated', company.clientId, { ...mine, version });
    }
    const seen = [];
    for (let i = 0; i < 100; i++) seen.push((await opened.next('next')).payload.data.conversationUpdated);

    expect(seen).toEqual(Array.from({ length: 100 }, (_, version) => ({ id: mine.id, visitorName: 'Mine', version })));
  });

  it('drop one who does not read, with a code that it may come back on, and serve the others', async () => {
    const conversation = await buildConversation(api.db, { clientId: company.clientId });
    const [stalled, lively] = [await accepted(), await accepted()];
    await listening(api, () => stalled.send(subscribe('a', UPDATED)));
    await listening(api, () => lively.send(subscribe('a', UPDATED)));
    stalled.socket.pause();
    // As much as fits into the buffers of both ends is sent before anything waits.
    const large = { ...conversation, visitorName: 'x'.repeat(20_000) };

    let received = 0;
    for (let i = 0; i < 5000; i++) {
      api.deps.events.publish('conversation:updated', company.clientId, large);
      // A burst that those who read keep up with.
      if (i % 25 === 24) {
        for (; received < i + 1; received++) await lively.next('next');
      }
    }
    stalled.socket.resume();

    expect((await stalled.closed).code).toBe(1013);
    expect(received).toBe(5000);
    await settled(lively);
  });
});
