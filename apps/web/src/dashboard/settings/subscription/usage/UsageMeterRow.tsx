import { graphql, useFragment } from 'react-relay/hooks';
import { metricName } from '#billing/metricTexts.ts';
import { type UsageMeterRow_meter$key } from '#generated/UsageMeterRow_meter';
import { Progress } from '#ui/progress/Progress.tsx';
import { count } from '#ui/format.ts';
import { useNow } from '#ui/useNow.ts';
import { AtLimitSelect } from './AtLimitSelect.tsx';
import { outlook, describeShares, describeAlerts } from './describeUsage.ts';

/** From this share on it is time to think about it: as much as the first alert. */
const NEAR = 0.8;

type UsageMeterRowProps = { meter: UsageMeterRow_meter$key; endsAt: string | null | undefined };

/** One limit: how much of it is used, what comes of that, by which assistants, and what happens when it is reached. */
export function UsageMeterRow({ meter: meterKey, endsAt }: UsageMeterRowProps) {
  const meter = useFragment(
    graphql`
      fragment UsageMeterRow_meter on UsageMeter {
        metric
        used
        limit
        atLimit
        isStopped
        forecast {
          expected
          reachedAt
        }
        alerts {
          threshold
          reachedAt
        }
        byAssistant {
          used
          assistant {
            title
          }
        }
      }
    `,
    meterKey,
  );
  const now = new Date(useNow());
  const { metric, used, limit, atLimit, alerts } = meter;
  const shares = describeShares(meter.byAssistant);
  const name = metricName(metric);
  const share = limit ? used / limit : null;
  const reachedAt = alerts.find(({ threshold }) => threshold === 100)?.reachedAt ?? null;
  const words = limit
    ? outlook({ meter: { ...meter, limit }, reachedAt, endsAt }, now)
    : 'Your company has no plan yet.';

  return (
    <li className="grid gap-x-6 gap-y-3 p-4 text-dense md:grid-cols-[minmax(0,1fr)_200px]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">{name}</span>
          <span className="text-ink-muted tabular-nums">
            <b className="font-semibold text-ink">{count(used)}</b>
            {limit ? ` of ${count(limit)}` : ''}
          </span>
        </p>
        {share !== null && <Progress label={name} share={share} tone={toneOf(share)} className="mt-2" />}
        {words && (
          <p className={`mt-2 text-pretty ${share !== null && share >= 1 ? 'text-critical' : 'text-ink-muted'}`}>
            {words}
          </p>
        )}
        {shares && <p className="mt-0.5 text-pretty text-ink-muted">{shares}</p>}
        {alerts.length > 0 && <p className="mt-0.5 text-pretty text-ink-muted">{describeAlerts(alerts)}</p>}
      </div>
      <AtLimitSelect metric={metric} atLimit={atLimit} />
    </li>
  );
}

function toneOf(share: number): 'brand' | 'caution' | 'critical' {
  if (share >= 1) return 'critical';
  return share >= NEAR ? 'caution' : 'brand';
}
