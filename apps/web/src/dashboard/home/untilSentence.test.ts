import { afterEach, describe, expect, it } from 'vitest';
import { setReaderTime } from '#ui/readerTime.ts';
import { untilSentence } from './untilSentence.ts';

const NOW = Date.parse('2026-11-19T09:40:00Z');
const read = (timezone: string, hasTwelveHours = false) => setReaderTime({ timezone, hasTwelveHours });
afterEach(() => setReaderTime({ timezone: null, hasTwelveHours: false }));

const inZurich = { day: '2026-11-19', minutes: 10 * 60 + 40, timezone: 'Europe/Zurich' };
const inKiritimati = { day: '2026-11-19', minutes: 23 * 60 + 40, timezone: 'Pacific/Kiritimati' };

describe('untilSentence', () => {
  it('says the time alone to who has the company’s', () => {
    read('Europe/Berlin');
    expect(untilSentence(inZurich, NOW)).toBe('until 10:40');
  });

  it('counts hours as the reader does', () => {
    read('Europe/Berlin', true);
    expect(untilSentence(inZurich, NOW)).toBe('until 10:40 am');
  });

  it('says where it is that time for who has another', () => {
    read('America/Argentina/Buenos_Aires');
    expect(untilSentence(inZurich, NOW)).toBe('until 10:40 in Zurich');
  });

  it('names the day where it is another one, also at the same time of day', () => {
    read('Europe/Zurich');
    expect(untilSentence({ ...inKiritimati, day: '2026-11-20', minutes: 40 }, NOW + 3_600_000)).toBe(
      'until Friday, 00:40 in Kiritimati',
    );
    read('Pacific/Honolulu');
    expect(untilSentence(inKiritimati, NOW)).toBe('until Thursday, 23:40 in Kiritimati');
  });
});
