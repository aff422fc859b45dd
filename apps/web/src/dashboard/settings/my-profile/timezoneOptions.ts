import { type Option } from '#ui/controls/option.ts';
import { lazily } from '#ui/lazily.ts';
import { browserTimezone } from '#ui/timezone.ts';

/** The choice of no zone of one's own. */
export const BROWSER = 'browser';

const zones = lazily(() => Intl.supportedValuesOf('timeZone').map(optionOf));

/** All zones that this browser knows, after the one that it is in; and `chosen`, which another one may know alone. */
export function timezoneOptions(chosen: string | null): readonly Option[] {
  const own: Option = { id: BROWSER, label: `As my browser says: ${named(browserTimezone())}` };
  const isListed = chosen === null || zones().some(({ id }) => id === chosen);
  return [own, ...(isListed ? [] : [{ id: chosen, label: named(chosen) }]), ...zones()];
}

function optionOf(zone: string): Option {
  return { id: zone, label: named(zone), detail: offsetOf(zone) };
}

const named = (zone: string) => zone.replaceAll('_', ' ');

/** «GMT+1», as it is now. */
function offsetOf(zone: string): string | undefined {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}
