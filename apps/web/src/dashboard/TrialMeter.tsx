import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { type GetClientFreeTrialInfo } from '#generated/GetClientFreeTrialInfo';
import { Quiet } from './Quiet.tsx';

/** The trial's length in days (spec §9). */
const TRIAL_DAYS = 14;

export type TrialMeterProps = { trial: PreloadedQuery<GetClientFreeTrialInfo> };

/** What is left of the trial; nothing for those who are past it. */
export function TrialMeter({ trial }: TrialMeterProps) {
  return (
    <Quiet>
      <Suspense fallback={null}>
        <Meter trial={trial} />
      </Suspense>
    </Quiet>
  );
}

function Meter({ trial }: TrialMeterProps) {
  const { clientFreeTrialInfo } = usePreloadedQuery<GetClientFreeTrialInfo>(
    graphql`
      query GetClientFreeTrialInfo @preloadable {
        clientFreeTrialInfo {
          daysRemaining
          messagesRemaining
        }
      }
    `,
    trial,
  );
  if (!clientFreeTrialInfo) return null;
  const { daysRemaining, messagesRemaining } = clientFreeTrialInfo;
  const isEnding = daysRemaining <= 3;
  const share = Math.min(100, Math.round((daysRemaining / TRIAL_DAYS) * 100));

  return (
    <div className="px-2 pb-3 text-xs">
      <p>
        <b className="font-semibold">{daysRemaining > 0 ? days(daysRemaining) : 'The trial has ended'}</b>
        {daysRemaining > 0 && ' left in the trial'}
      </p>
      <div aria-hidden className="my-1.5 h-1 overflow-hidden rounded-full bg-ink/10">
        <div className={`h-full rounded-full ${isEnding ? 'bg-caution' : 'bg-brand'}`} style={{ width: `${share}%` }} />
      </div>
      {daysRemaining > 0 && (
        <p className="text-ink-faint tabular-nums">{messagesRemaining.toLocaleString('en')} messages left</p>
      )}
    </div>
  );
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
