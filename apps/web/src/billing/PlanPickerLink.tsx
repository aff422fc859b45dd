import { type Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';

/** What the way to the plan picker is called (spec §2). */
export function usePlanPickerLabel(): string {
  return useCurrentUser()?.client?.subscription?.cancellationDate ? 'Reactivate account' : 'Pick a plan';
}

/** Opens the plan picker, from anywhere. */
export function PlanPickerLink({ ref }: { ref?: Ref<HTMLAnchorElement> }) {
  return (
    <Link
      ref={ref}
      to={paths.planPicker()}
      className="inline-flex h-8 shrink-0 items-center rounded-control bg-brand px-3 text-dense font-medium text-brand-ink transition-colors hover:bg-brand-hover max-md:h-10"
    >
      {usePlanPickerLabel()}
    </Link>
  );
}
