import { Lock } from 'lucide-react';
import { permissionTexts } from '#session/permissionTexts.ts';
import { type Permission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

type NoAccessProps = {
  /** Which one is lacking. */
  permission: Permission;
  /** What cannot be seen or done, in a sentence without a full stop. */
  title?: string;
};

/** In place of what a role does not open: the route itself stays open (spec §6). */
export function NoAccess({ permission, title = 'You have no access to this' }: NoAccessProps) {
  return (
    <EmptyState icon={Lock} title={title}>
      Your role does not include {permissionTexts[permission].doing}. Ask an Admin of your company to allow it.
    </EmptyState>
  );
}
