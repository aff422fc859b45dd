import { lazily } from '#ui/lazily.ts';

const list = lazily(() => new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }));

/** People in one line: «Priya Nair and Jonas Reber». */
export function namesOf(names: readonly string[]): string {
  return list().format(names);
}
