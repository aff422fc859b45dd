import * as v from 'valibot';
import { formatPeriod, parsePeriod } from './periodText.ts';
import { type Preset } from './presetRange.ts';

/** A period as a filter in the URL (`filters/urlFilters.ts`): its text, which `parsePeriod` reads. */
export function periodField(fallback: Preset) {
  return v.pipe(
    v.array(v.string()),
    v.transform(([first = '']) => formatPeriod(parsePeriod(first) ?? fallback)),
  );
}
