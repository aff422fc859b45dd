import { Lock } from 'lucide-react';
import { type useStaffPermissions_staff$key } from '#generated/useStaffPermissions_staff';
import { permissionTexts } from '#session/permissionTexts.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import { PERMISSIONS } from './permissions.ts';
import { useSetStaffPermission } from './useSetStaffPermission.ts';
import { useStaffPermissions } from './useStaffPermissions.ts';

type PermissionTableProps = { staff: useStaffPermissions_staff$key; isReadOnly: boolean; onChanged: () => void };

/** The flags in rows, the roles in columns. Admins may do everything, always. */
export function PermissionTable({ staff, isReadOnly, onChanged }: PermissionTableProps) {
  const { id, permissions } = useStaffPermissions(staff);
  const { setStaffPermission } = useSetStaffPermission(id, onChanged);

  return (
    <div className="relative overflow-clip rounded-card border border-line">
      <table className="w-full text-left text-dense">
        <thead className="text-xs text-ink-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2.5 pl-4 font-medium">
              Permission
            </th>
            <th scope="col" className="w-20 px-2 text-center font-medium max-md:w-14">
              Admin
            </th>
            <th scope="col" className="w-24 px-2 text-center font-medium max-md:w-16">
              Staff
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {PERMISSIONS.map((flag) => (
            <tr key={flag}>
              <th scope="row" className="py-3 pl-4 font-medium">
                {permissionTexts[flag].title}
                <span className="block pr-2 font-normal text-pretty text-ink-muted">
                  {permissionTexts[flag].unlocks}
                </span>
              </th>
              <td className="px-2 text-center">
                <Lock aria-hidden className="inline size-3.5 text-ink-faint" strokeWidth={1.75} />
                <span className="sr-only">Always</span>
              </td>
              <td className="px-2">
                <Switch
                  label={`${permissionTexts[flag].title}: Staff`}
                  isLabelHidden
                  className="mx-auto w-fit"
                  value={permissions[flag]}
                  isDisabled={isReadOnly}
                  onChange={(isAllowed) => setStaffPermission(flag, isAllowed)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
