import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Tooltip } from '#ui/Tooltip.tsx';
import { type TrialDescription } from './describeTrial.ts';

type TrialRingProps = TrialDescription & { days: number };

const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

/** The trial at the foot of the narrow rail: the days as a number, the messages used as the ring around it. */
export function TrialRing({ strong, rest, messages, usedShare, isUrgent, days }: TrialRingProps) {
  const sentence = `${strong}${rest}${messages ? `, ${messages}` : ''}`;
  return (
    <Tooltip label={sentence} placement="right">
      <Link
        to={isUrgent ? paths.planPicker() : paths.subscription}
        aria-label={isUrgent ? `${sentence}. Pick a plan` : sentence}
        className="grid size-9 place-items-center rounded-full transition-colors hover:bg-hover"
      >
        <svg aria-hidden viewBox="0 0 36 36" className="col-start-1 row-start-1 size-9 -rotate-90" fill="none">
          <circle cx="18" cy="18" r={RADIUS} strokeWidth="2.5" className="stroke-ink/10" />
          <circle
            cx="18"
            cy="18"
            r={RADIUS}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray={`${(usedShare ?? 0) * LENGTH} ${LENGTH}`}
            className={usedShare ? (isUrgent ? 'stroke-caution' : 'stroke-brand') : 'stroke-transparent'}
          />
        </svg>
        <span className="col-start-1 row-start-1 text-2xs font-semibold tabular-nums">{days}</span>
      </Link>
    </Tooltip>
  );
}
