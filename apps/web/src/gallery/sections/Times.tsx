import { bytes, compactCount, count, duration, money, percent } from '#ui/format.ts';
import { Time } from '#ui/Time.tsx';
import { useNow } from '#ui/useNow.ts';
import { Specimen } from '../Specimen.tsx';

export const title = 'Times and numbers';

const MINUTES = [0, 5, 130, 26 * 60, 4 * 24 * 60, 45 * 24 * 60, 800 * 24 * 60];
const FORMATS = { 'en-short': 'Short English', en: 'English', zh: 'Chinese' } as const;
const NUMBERS = [
  ['money(4900, usd)', money(4900, 'usd')],
  ['count(12400)', count(12400)],
  ['compactCount(12400)', compactCount(12400)],
  ['percent(0.943)', percent(0.943)],
  ['bytes(1240000)', bytes(1240000)],
  ['duration(134)', duration(134)],
] as const;

export default function Times() {
  const now = useNow();
  const fromNow = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  return (
    <>
      {(['en-short', 'en', 'zh'] as const).map((format) => (
        <Specimen key={format} label={FORMATS[format]}>
          <ul className="grid gap-1 text-dense">
            {MINUTES.map((minutes) => (
              <li key={minutes} className="flex gap-4">
                <span className="min-w-24">
                  <Time instant={fromNow(-minutes)} format={format} isFocusable />
                </span>
                <span className="text-ink-muted">
                  <Time instant={fromNow(minutes)} format={format} isAhead isFocusable />
                </span>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen label="Numbers">
        <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-dense">
          {NUMBERS.map(([rule, said]) => (
            <div key={rule} className="contents">
              <dt className="text-ink-muted">{rule}</dt>
              <dd className="text-right tabular-nums">{said}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
    </>
  );
}
