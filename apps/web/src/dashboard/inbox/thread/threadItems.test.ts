import { describe, expect, it } from 'vitest';
import { dayLabel, threadItems } from './threadItems.ts';

const now = new Date(2026, 10, 19, 10, 40).getTime();
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();
const message = (id: string, createdAt: string, author = 'Visitor') => ({ id, author, authorName: author, createdAt });

describe('threadItems', () => {
  it('puts a divider before the first message of each day', () => {
    const items = threadItems([message('a', at(18, 23, 59)), message('b', at(19, 0, 1)), message('c', at(19, 9, 0))], {
      now,
    });

    expect(items.map((item) => (item.kind === 'day' ? item.label : item.id))).toEqual([
      'Yesterday',
      'a',
      'Today',
      'b',
      'c',
    ]);
  });

  it('ends a turn at another author, after two minutes, and at the end', () => {
    const items = threadItems(
      [
        message('a', at(19, 9, 0)),
        message('b', at(19, 9, 1)),
        message('c', at(19, 9, 5)),
        message('d', at(19, 9, 5), 'Agent'),
      ],
      { now },
    );

    const ends = items.flatMap((item) => (item.kind === 'message' && item.endsRun ? [item.id] : []));
    expect(ends).toEqual(['b', 'c', 'd']);
  });
});

describe('a turn', () => {
  it('ends where the visitor has stopped reading, and where delivery has stopped', () => {
    const agent = [message('a', at(19, 9, 0), 'Agent'), message('b', at(19, 9, 1), 'Agent')];
    const ends = (readAt: string | null, deliveredAt = readAt) =>
      threadItems(agent, { now, receipts: { readAt, deliveredAt } }).flatMap((item) =>
        item.kind === 'message' && item.endsRun ? [item.id] : [],
      );

    expect(ends(at(19, 9, 0))).toEqual(['a', 'b']);
    expect(ends(at(19, 9, 1))).toEqual(['b']);
    expect(ends(null, at(19, 9, 0))).toEqual(['a', 'b']);
  });
});

describe('dayLabel', () => {
  it.each([
    [at(19, 0, 0), 'Today'],
    [at(18, 12, 0), 'Yesterday'],
    [at(17, 12, 0), 'Tuesday 17 November'],
    [new Date(2025, 4, 2).toISOString(), '2 May 2025'],
  ])('%s reads «%s»', (instant, label) => {
    expect(dayLabel(instant, now)).toBe(label);
  });
});
