import { usePermission } from '#session/usePermission.ts';
import { NoAccess } from '#dashboard/frame/NoAccess.tsx';
import { AuditLog } from './AuditLog.tsx';

/** /dashboard/users/audit-log: who did what in the company. */
export default function AuditLogScreen() {
  if (!usePermission('MANAGE_CLIENT')) {
    return <NoAccess permission="MANAGE_CLIENT" title="You cannot see the audit log" />;
  }
  return (
    <div className="mx-auto w-full max-w-[960px] px-5 pt-5 pb-16 max-md:px-4">
      <AuditLog />
    </div>
  );
}
