import { afterEach, describe, expect, it } from 'vitest';
import { question } from '@parley/form/templates';
import { setReaderTime } from '#ui/readerTime.ts';
import { readableAnswer } from './readableAnswer.ts';

afterEach(() => setReaderTime({ timezone: null, hasTwelveHours: false }));

describe('an answer as the staff reads it', () => {
  const date = question('Date', 'By when?');
  const moment = question('DateTime', 'When?');

  it('says a day by its month, in whichever zone it is read', () => {
    setReaderTime({ timezone: 'America/Los_Angeles', hasTwelveHours: false });

    expect(readableAnswer(date, '2026-12-16')).toBe('16 December 2026');
    expect(readableAnswer(moment, '2026-12-16T00:30')).toBe('16 December 2026, 00:30');
  });

  it('counts hours as its reader does', () => {
    setReaderTime({ timezone: null, hasTwelveHours: true });

    expect(readableAnswer(moment, '2026-12-16T14:30')).toBe('16 December 2026, 2:30 pm');
    expect(readableAnswer(question('Time', 'Until when?'), '09:05')).toBe('9:05 am');
  });

  it('leaves what is no day, and other answers, as they are', () => {
    expect(readableAnswer(date, 'soon')).toBe('soon');
    expect(readableAnswer(date, undefined)).toBe('');
    expect(readableAnswer(question('ShortText', 'Which?'), '2026-12-16')).toBe('2026-12-16');
  });
});
