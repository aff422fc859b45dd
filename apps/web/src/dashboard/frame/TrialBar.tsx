import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { type TrialDescription } from './describeTrial.ts';

type TrialBarProps = TrialDescription & { onGo?: (() => void) | undefined };

/** The trial at the foot of the wide rail: days in words, messages as a bar. */
export function TrialBar({ strong, rest, messages, usedShare, isUrgent, onGo }: TrialBarProps) {
  return (
    <Link
      to={isUrgent ? paths.planPicker() : paths.subscription}
      onClick={onGo}
      className="mb-1 block rounded-control px-2 py-2.5 text-xs transition-colors hover:bg-hover"
    >
      <span className="block">
        <b className="font-semibold">{strong}</b>
        {rest}
      </span>
      {usedShare !== null && (
        <span aria-hidden className="mt-[7px] mb-1.5 block h-1 overflow-hidden rounded-full bg-ink/10">
          <span
            className={`block h-full rounded-full ${isUrgent ? 'bg-caution' : 'bg-brand'}`}
            style={{ width: `${Math.round(usedShare * 100)}%` }}
          />
        </span>
      )}
      {messages && <span className="block text-ink-faint tabular-nums">{messages}</span>}
      {isUrgent && <span className="mt-1 block font-medium text-brand">Pick a plan</span>}
    </Link>
  );
}
