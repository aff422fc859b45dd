import { Lock } from 'lucide-react';
import { EmptyState } from '#ui/EmptyState.tsx';

/** For people without MANAGE_CLIENT: the route stays open (spec §6), what it would show does not. `what` begins a sentence. */
export function NoAccess({ what }: { what: string }) {
  return (
    <EmptyState icon={Lock} title={`${what} looked after by others`}>
      Your role does not include billing. Ask an Admin of your company to see to it, or to let you.
    </EmptyState>
  );
}
