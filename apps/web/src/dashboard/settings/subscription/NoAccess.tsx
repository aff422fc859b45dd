import { Lock } from 'lucide-react';
import { EmptyState } from '#ui/EmptyState.tsx';

/** For people without MANAGE_CLIENT: the route stays open (spec §6), what it would show does not. */
export function NoAccess() {
  return (
    <EmptyState icon={Lock} title="The subscription is looked after by others">
      Your role does not include billing. Ask an Admin of your company to change the plan, or to let you.
    </EmptyState>
  );
}
