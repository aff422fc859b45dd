import { describe, expect, it } from 'vitest';
import { againstUsual, type DayConversation, type DayFacts } from './againstUsual.ts';

const HOUR = 60;

const begun = (minute: number, rest: Partial<DayConversation> = {}): DayConversation => ({
  minute,
  isInvolved: false,
  isAnswered: false,
  firstReplySeconds: null,
  ...rest,
});

const day = (conversations: DayConversation[], resolvedMinutes: number[] = []): DayFacts => ({
  conversations,
  resolvedMinutes,
});

const figure = (kind: string, ...given: Parameters<typeof againstUsual>) =>
  againstUsual(...given).find((one) => one.kind === kind);

describe('againstUsual', () => {
  it('compares what has come by now with what had come by then', () => {
    const before = [day([begun(HOUR), begun(20 * HOUR)]), day([begun(HOUR), begun(2 * HOUR), begun(20 * HOUR)])];

    const conversations = figure('Conversations', day([begun(30), begun(90)]), 10 * HOUR, before);

    expect(conversations).toMatchObject({ value: 2, usual: 1.5 });
    expect(conversations?.hours).toEqual([0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect([conversations?.usualLow[24], conversations?.usualHigh[24]]).toEqual([2, 3]);
  });

  it('measures shares of those that an assistant wrote in, and nothing where there is none', () => {
    const today = day([
      begun(10, { isInvolved: true, isAnswered: true }),
      begun(20, { isInvolved: true }),
      begun(30, { firstReplySeconds: 300 }),
    ]);

    expect(figure('AnsweredByAssistant', today, HOUR, [])).toMatchObject({ value: 0.5, usual: null });
    expect(figure('AnsweredByAssistant', day([begun(5)]), HOUR, [])?.value).toBeNull();
    expect(figure('FirstReply', today, HOUR, [])?.value).toBe(300);
  });

  it('takes the middle of the times of reply', () => {
    const replies = [60, 600, 120].map((firstReplySeconds, index) => begun(index, { firstReplySeconds }));

    expect(figure('FirstReply', day(replies), HOUR, [])?.value).toBe(120);
  });
});
