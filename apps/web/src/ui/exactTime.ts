import { readerFormat } from './readerTime.ts';

const exact = readerFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
const exactChinese = readerFormat('zh', { dateStyle: 'full', timeStyle: 'short' });
const clock = readerFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** «Thursday 19 November 2026 at 10:04», in the reader's time zone; in Chinese «2026年11月19日星期四 10:04». */
export function exactTime(instant: string, language: 'en' | 'zh' = 'en'): string {
  return (language === 'zh' ? exactChinese() : exact()).format(new Date(instant));
}

/** «10:04», in the reader's time zone. */
export function clockTime(instant: string): string {
  return clock().format(new Date(instant));
}
