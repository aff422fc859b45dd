import { type Option } from '#ui/controls/option.ts';
import { browserTimezone } from '#ui/timezone.ts';
import { timezonesWith } from '#ui/timezones.ts';

/** The choice of no zone of one's own. */
export const BROWSER = 'browser';

/** All zones that this browser knows, after the one that it is in; and `chosen`, which another one may know alone. */
export function timezoneOptions(chosen: string | null): readonly Option[] {
  const own: Option = { id: BROWSER, label: `Same as this browser: ${browserTimezone().replaceAll('_', ' ')}` };
  return [own, ...timezonesWith(chosen)];
}
