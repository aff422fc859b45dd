import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../format.ts';

type HeatMapProps = {
  label: string;
  /** From Monday on, 24 hours each. */
  hours: readonly (readonly number[])[];
  noun: string;
  /** Where an hour leads. */
  hrefOf: (weekday: number, hour: number) => string;
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** How much there is at each hour of each weekday: a table whose cells are links, walked through by arrow keys. */
export function HeatMap({ label, hours, noun, hrefOf }: HeatMapProps) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<readonly [number, number]>([0, 9]);
  const most = Math.max(...hours.flat(), 1);

  function walk(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const [day, hour] = [Math.min(6, Math.max(0, at[0] + move[0])), Math.min(23, Math.max(0, at[1] + move[1]))];
    setAt([day, hour]);
    table.current?.querySelector<HTMLElement>(`[data-slot="${day}:${hour}"]`)?.focus();
  }

  return (
    // The links in it are what is pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table
      ref={table}
      aria-label={label}
      onKeyDown={walk}
      // Its cells are nothing but their colour, which paper leaves out otherwise.
      className="w-full table-fixed border-separate [print-color-adjust:exact] border-spacing-0.5 text-2xs text-ink-faint"
    >
      <thead>
        <tr>
          <th scope="col" className="w-8">
            <span className="sr-only">Day</span>
          </th>
          {Array.from({ length: 24 }, (_, hour) => (
            <th key={hour} scope="col" className="text-left font-normal">
              {hour % 6 === 0 ? String(hour).padStart(2, '0') : <span className="sr-only">{hour}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((row, weekday) => (
          <tr key={DAYS[weekday]}>
            <th scope="row" className="text-left font-normal">
              {DAYS[weekday]?.slice(0, 3)}
            </th>
            {row.map((value, hour) => (
              // Hours have no other name than their number.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={hour} className="p-0">
                <Link
                  to={hrefOf(weekday, hour)}
                  data-slot={`${weekday}:${hour}`}
                  tabIndex={at[0] === weekday && at[1] === hour ? 0 : -1}
                  onFocus={() => setAt([weekday, hour])}
                  preventScrollReset
                  title={`${DAYS[weekday]} at ${hour}:00, ${counted(value, noun)}`}
                  aria-label={`${DAYS[weekday]} at ${hour}:00, ${counted(value, noun)}`}
                  className="block h-5 rounded-[3px]"
                  style={{
                    background: `color-mix(in oklab, var(--color-brand) ${Math.round((value / most) * 100)}%, var(--color-well))`,
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The hour with the most, in words; null where there is none. */
export function busiestHour(hours: readonly (readonly number[])[], noun: string): string | null {
  const all = hours.flatMap((row, weekday) => row.map((value, hour) => ({ value, weekday, hour })));
  const busiest = all.toSorted((one, other) => other.value - one.value)[0];
  if (!busiest || busiest.value === 0) return null;
  const { value, weekday, hour } = busiest;
  return `Busiest on ${DAYS[weekday]} at ${String(hour).padStart(2, '0')}:00, ${counted(value, noun)}`;
}
