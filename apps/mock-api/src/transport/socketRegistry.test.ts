import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { acceptedSocket, openSocket, settled } from '#testing/sockets.ts';

const api = await apiForTests();
let origin = '';
let company: Company;
beforeAll(async () => {
  origin = await api.listen();
  company = await buildCompany(api);
});
afterEach(() => api.api.sockets.terminate());

const accepted = () => acceptedSocket(origin, company.agentToken);

describe('a fault', () => {
  it('closes sockets with any code', async () => {
    const { closed } = await accepted();

    expect(api.api.sockets.close(4500, 'Internal server error')).toBe(1);
    expect((await closed).code).toBe(4500);
  });

  it('breaks the connections of one person', async () => {
    const other = await buildCompany(api);
    const [mine, theirs] = [await accepted(), await acceptedSocket(origin, other.agentToken)];

    expect(api.api.sockets.terminate(other.agent.id)).toBe(1);
    expect((await theirs.closed).code).toBe(1006);
    await settled(mine);
  });

  it('makes sockets mute, and lets what was held back follow', async () => {
    const opened = await accepted();
    let isAnswered = false;
    api.api.sockets.setFrozen(true);
    opened.send({ type: 'ping', payload: { held: true } });
    const answer = opened.next('pong').then((message) => {
      isAnswered = true;
      return message;
    });
    await api.run('{ __typename }');
    const wasAnswered = isAnswered;
    api.api.sockets.setFrozen(false);

    expect(wasAnswered).toBe(false);
    expect((await answer).payload).toEqual({ held: true });
  });

  it('refuses new sockets', async () => {
    api.api.sockets.setRefusing(true);
    await expect(openSocket(origin)).rejects.toThrow('503');
    api.api.sockets.setRefusing(false);

    await openSocket(origin);
  });

  it('closes sockets right after their acknowledgement', async () => {
    api.api.sockets.setClosesAfterAck(4403);
    const { closed } = await accepted();
    api.api.sockets.setClosesAfterAck(null);

    expect((await closed).code).toBe(4403);
  });

  it('takes the whole API away and gives it back', async () => {
    const { closed } = await accepted();
    api.api.setAway(true);

    expect((await closed).code).toBe(1006);
    await expect(fetch(`${origin}/graphql`)).rejects.toThrow('fetch failed');
    api.api.setAway(false);
    expect((await fetch(`${origin}/graphql`)).status).toBe(403);
  });
});
