import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePage } from '#testing/FakePage.ts';
import { lateSocket } from './lateSocket.ts';
import type { ConversationHandlers, LiveStatus, OpenLive } from './LiveConnection.ts';

const watching = vi.fn<(conversations: ConversationHandlers) => () => void>();
const stopped = vi.fn<() => void>();
const closed = vi.fn<() => void>();
const liveSocket = (): OpenLive => () => ({ watch: () => stopped, watchConversations: watching, close: closed });
const handlers = { conversation: () => {}, resumed: () => {} };

let statuses: LiveStatus[];
const open = (late: OpenLive) => late({ token: () => 'secret', onStatus: (status) => statuses.push(status) });

beforeEach(() => {
  vi.resetAllMocks();
  watching.mockReturnValue(stopped);
  statuses = [];
});

describe('A socket whose code comes late', () => {
  it('watches what was to be watched meanwhile, and stops and closes as the other', async () => {
    const live = open(lateSocket('wss://api.example/graphql', new FakePage(), async () => ({ liveSocket })));
    const stop = live.watchConversations(handlers);
    expect(watching).not.toHaveBeenCalled();

    await vi.waitFor(() => expect(watching).toHaveBeenCalledWith(handlers));
    stop();
    live.close();

    expect(stopped).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });

  it('watches nothing that nobody waits for any more', async () => {
    const code = Promise.resolve({ liveSocket });
    const live = open(lateSocket('wss://api.example/graphql', new FakePage(), () => code));
    const stop = live.watchConversations(handlers);
    stop();
    const still = live.watchConversations({ ...handlers });

    await vi.waitFor(() => expect(watching).toHaveBeenCalledOnce());

    still();
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('says that the line is lost when the code does not come, and asks again once the browser is online', async () => {
    const page = new FakePage();
    const load = vi.fn<() => Promise<{ liveSocket: typeof liveSocket }>>(async () => ({ liveSocket }));
    load.mockRejectedValueOnce(new Error('Gone')).mockRejectedValueOnce(new Error('Gone'));
    open(lateSocket('wss://api.example/graphql', page, load)).watchConversations(handlers);
    await vi.waitFor(() => expect(statuses).toContain('lost'));

    await vi.waitFor(() => {
      page.become({ isOnline: true });
      expect(watching).toHaveBeenCalledWith(handlers);
    });
  });
});
