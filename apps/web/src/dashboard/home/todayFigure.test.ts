import { describe, expect, it } from 'vitest';
import { todayFigure } from './todayFigure.ts';

describe('todayFigure', () => {
  it('says shares in points, times as faster or slower, and counts by their share', () => {
    expect(todayFigure({ kind: 'AnsweredByAssistant', value: 0.78, usual: 0.7 }, 4)).toMatchObject({
      value: '78%',
      usual: 'usual 70%',
      change: { text: '+8 pts', tone: 'good' },
    });
    expect(todayFigure({ kind: 'FirstReply', value: 190, usual: 280 }, 4)).toMatchObject({
      value: '3m 10s',
      change: { text: '32% faster', tone: 'good' },
    });
    expect(todayFigure({ kind: 'FirstReply', value: 560, usual: 280 }, 4).change).toEqual({
      text: '100% slower',
      tone: 'bad',
    });
    expect(todayFigure({ kind: 'Conversations', value: 64, usual: 52 }, 4).change).toEqual({
      text: '+23%',
      tone: 'neutral',
    });
  });

  it('counts in whole numbers where the usual is small, and is silent about next to nothing', () => {
    expect(todayFigure({ kind: 'Resolved', value: 1, usual: 4 }, 4).change?.text).toBe('−3');
    expect(todayFigure({ kind: 'Conversations', value: 101, usual: 100 }, 4).change).toBeNull();
    expect(todayFigure({ kind: 'FirstReply', value: null, usual: null }, 4)).toMatchObject({
      value: 'None yet',
      change: null,
    });
  });

  it('says nothing of what is usual before there are days to compare with', () => {
    expect(todayFigure({ kind: 'FirstReply', value: null, usual: null }, 4).usual).toBe('usually none by now');
    expect(todayFigure({ kind: 'FirstReply', value: null, usual: null }, 0).usual).toBeNull();
  });
});
