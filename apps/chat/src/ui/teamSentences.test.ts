import { describe, expect, it } from 'vitest';
import { backSentence, teamSentences } from './teamSentences.ts';
import { wordsFor } from './words.ts';

const words = wordsFor({ default: 'en', others: [] }, ['en']);
const team = {
  replyTime: 'Measured',
  onlineText: { en: 'Ask us anything.' },
  awayText: { en: 'Leave a message.' },
} as const;
const open = { isOpen: true, opensAt: null, replyMinutes: 4, isSomebodyOnline: true };
const now = new Date(2026, 10, 20, 18, 0);
const closedUntil = (opensAt: Date | null) => ({
  ...open,
  isOpen: false,
  opensAt: opensAt?.toISOString() ?? null,
});

describe('backSentence', () => {
  it.each([
    [new Date(2026, 10, 20, 19, 30), /^Back at 0?7:30/],
    [new Date(2026, 10, 21, 9, 0), /^Back tomorrow at 0?9:00/],
    [new Date(2026, 10, 23, 9, 0), /^Back on Monday at 0?9:00/],
    [new Date(2026, 11, 31, 9, 0), /^Back on .*31.* at 0?9:00/],
  ])('for %s is %s', (opensAt, sentence) => {
    expect(backSentence(closedUntil(opensAt), now)).toMatch(sentence);
  });

  it('is not said while it is open, nor once it has opened', () => {
    expect(backSentence(open, now)).toBeNull();
    expect(backSentence(closedUntil(new Date(2026, 10, 20, 17, 0)), now)).toBeNull();
    expect(backSentence(closedUntil(null), now)).toBeNull();
  });
});

describe('teamSentences', () => {
  it('promises an answer while somebody is there, and says when they are back while nobody is', () => {
    expect(teamSentences(team, open, words, now)).toEqual({
      own: 'Ask us anything.',
      usual: 'Usually replies within five minutes',
    });
    expect(teamSentences({ ...team, onlineText: {} }, open, words, now).own).toBe('Somebody is here now');
    expect(teamSentences(team, closedUntil(null), words, now)).toEqual({ own: 'Leave a message.', usual: null });
  });
});
