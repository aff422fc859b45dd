import { ChevronDown } from 'lucide-react';
import { DateRangeField } from '#ui/date-range/DateRangeField.tsx';
import type { Period } from '#ui/date-range/presetRange.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import { Menu } from '#ui/Menu.tsx';

export type VisitorsAsked = { isOn: boolean; period: Period; version: number | null };

type VisitorsToolProps = {
  asked: VisitorsAsked;
  /** The version that is live: there is one of each number up to it. */
  latest: number;
  onChange: (asked: VisitorsAsked) => void;
};

const ALL = 'all';
const MOST = 20;

/** Whether the drawing says how many visitors went which way, and which of them are counted. */
export function VisitorsTool({ asked, latest, onChange }: VisitorsToolProps) {
  const { isOn, period, version } = asked;
  const numbers = Array.from({ length: Math.min(latest, MOST) }, (_, index) => latest - index);
  const change = (some: Partial<VisitorsAsked>) => onChange({ ...asked, ...some });
  const name = version === null ? 'All versions' : `Version ${version}`;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Visitors on the drawing</legend>
      <Switch label="Visitors" value={isOn} onChange={(next) => change({ isOn: next })} />
      {isOn && (
        <>
          <DateRangeField label="Visitors of" period={period} onChange={(next) => change({ period: next.period })} />
          <Menu
            label="Visitors of which version"
            groups={[
              {
                id: 'versions',
                selectedId: version === null ? ALL : String(version),
                entries: [
                  { id: ALL, label: 'All versions', onAction: () => change({ version: null }) },
                  ...numbers.map((number) => ({
                    id: String(number),
                    label: `Version ${number}`,
                    onAction: () => change({ version: number }),
                  })),
                ],
              },
            ]}
            renderTrigger={(trigger) => (
              <button
                {...trigger}
                type="button"
                aria-label={`Visitors of: ${name}`}
                className="inline-flex h-7 flex-none items-center gap-1.5 rounded-control bg-surface px-2 text-dense font-medium inset-ring inset-ring-line transition-colors hover:bg-hover aria-expanded:bg-press max-md:h-9"
              >
                {name}
                <ChevronDown aria-hidden className="size-3.5 text-ink-faint" strokeWidth={2} />
              </button>
            )}
          />
        </>
      )}
    </fieldset>
  );
}
