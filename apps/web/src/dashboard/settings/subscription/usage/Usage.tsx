import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type UsageQuery } from '#generated/UsageQuery';
import { partPolicy } from '#router/routeParts.ts';
import { CompanyDay } from '#ui/CompanyDay.tsx';
import { UsageHistory } from './UsageHistory.tsx';
import { UsageMeterRow } from './UsageMeterRow.tsx';

/** The period that runs, each of its limits, and the periods before. */
export function Usage({ fetchKey }: { fetchKey: number }) {
  const { usage } = useLazyLoadQuery<UsageQuery>(
    graphql`
      query UsageQuery @preloadable {
        usage {
          id
          startsAt
          endsAt
          meters {
            metric
            ...UsageMeterRow_meter
          }
          ...UsageHistory_usage
        }
      }
    `,
    {},
    partPolicy(fetchKey),
  );
  const { startsAt, endsAt, meters } = usage;

  return (
    <>
      <p className="mb-3 text-dense text-pretty text-ink-muted">
        Counted since <CompanyDay instant={startsAt} />
        {endsAt ? (
          <>
            ; begins anew on <CompanyDay instant={endsAt} />.
          </>
        ) : (
          '; begins anew with the next plan.'
        )}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {meters.map((meter) => (
          <UsageMeterRow key={meter.metric} meter={meter} endsAt={endsAt} />
        ))}
      </ul>
      <UsageHistory usage={usage} />
    </>
  );
}
