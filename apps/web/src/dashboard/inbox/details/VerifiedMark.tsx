import { BadgeCheck } from 'lucide-react';
import { Tooltip } from '#ui/Tooltip.tsx';

/** Beside the name of a visitor for whom the site's server vouches. */
export function VerifiedMark() {
  return (
    <Tooltip label="Verified: the site vouches for who this is" placement="bottom">
      <span className="flex-none text-positive">
        <BadgeCheck aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="sr-only">Verified</span>
      </span>
    </Tooltip>
  );
}
