import { type UrlField } from '../filters/urlFields.ts';
import { formatPeriod, parsePeriod } from './periodText.ts';
import { type Preset } from './presetRange.ts';

/** A period as a filter in the URL (`filters/urlFilters.ts`): its text, which `parsePeriod` reads. */
export function periodField(fallback: Preset): UrlField<string> {
  return ([first = '']) => formatPeriod(parsePeriod(first) ?? fallback);
}
