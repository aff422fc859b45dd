import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { companyDay } from '#ui/companyDay.ts';
import { Tooltip } from '#ui/Tooltip.tsx';

type SubscriptionEndProps = { cancellationDate: string; isSmall: boolean; onGo?: (() => void) | undefined };

/** That the subscription was cancelled, and the way back to it; in the trial's place at the foot of the rail. */
export function SubscriptionEnd({ cancellationDate, isSmall, onGo }: SubscriptionEndProps) {
  const sentence = `The subscription was cancelled on ${companyDay(cancellationDate)}.`;

  if (isSmall) {
    return (
      <Tooltip label={sentence} placement="right">
        <Link
          to={paths.planPicker()}
          aria-label={`${sentence} Reactivate account`}
          className="grid size-9 place-items-center rounded-full text-caution transition-colors hover:bg-hover"
        >
          <CircleAlert aria-hidden className="size-[18px]" strokeWidth={1.75} />
        </Link>
      </Tooltip>
    );
  }
  return (
    <Link
      to={paths.planPicker()}
      onClick={onGo}
      className="mb-1 flex gap-2 rounded-control px-2 py-2.5 text-xs transition-colors hover:bg-hover"
    >
      <CircleAlert aria-hidden className="mt-px size-3.5 flex-none text-caution" strokeWidth={1.75} />
      <span>
        <span className="block text-pretty">{sentence}</span>
        <span className="mt-1 block font-medium text-brand">Reactivate account</span>
      </span>
    </Link>
  );
}
