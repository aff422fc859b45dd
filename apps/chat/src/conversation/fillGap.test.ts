import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message, MessagePage } from '#api/ChatApi.ts';
import { buildMessage, buildMessages } from '#testing/messages.ts';
import { fillGap } from './fillGap.ts';
import { completeUpTo, mergeMessages } from './mergeMessages.ts';

/** The API's pages of a conversation of `total` messages. */
const pagesOf =
  (total: number, size: number) =>
  async (before: string | null): Promise<MessagePage> => {
    const end = before === null ? total : Number(before) - 1;
    const messages = buildMessages(Math.max(1, end - size + 1), end);
    const first = messages[0]?.sequence ?? 1;
    return { messages, hasOlder: first > 1, startCursor: String(first) };
  };

describe('fillGap', () => {
  it('leaves no hole and no repetition, whatever was known and whichever events came in between', async () => {
    const cases = fc.record({
      known: fc.integer({ min: 1, max: 30 }),
      missed: fc.integer({ min: 0, max: 60 }),
      size: fc.integer({ min: 1, max: 25 }),
      events: fc.array(fc.integer({ min: 1, max: 90 })),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ known, missed, size, events }) => {
        const total = known + missed;
        const heard = events.filter((sequence) => sequence <= total).map((sequence) => buildMessage(sequence));
        const before = mergeMessages(buildMessages(1, known), heard);

        const found = await fillGap(completeUpTo(before), pagesOf(total, size));

        const after: readonly Message[] = mergeMessages(before, found?.messages ?? []);
        expect(after).toEqual(buildMessages(1, total));
      }),
    );
  });

  it('asks for one page only when nothing was known', async () => {
    const found = await fillGap(0, pagesOf(200, 50));

    expect(found?.messages).toHaveLength(50);
  });

  it('says when the conversation is gone', async () => {
    expect(await fillGap(3, async () => null)).toBeNull();
  });
});
