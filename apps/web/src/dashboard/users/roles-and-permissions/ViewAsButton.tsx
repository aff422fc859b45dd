import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type useStaffPermissions_staff$key } from '#generated/useStaffPermissions_staff';
import { paths } from '#router/paths.ts';
import { viewAsStaff } from '#session/viewAs.ts';
import { Button } from '#ui/Button.tsx';
import { useStaffPermissions } from './useStaffPermissions.ts';

/** Leads to the dashboard as Staff see it. */
export function ViewAsButton({ staff }: { staff: useStaffPermissions_staff$key }) {
  const { permissions } = useStaffPermissions(staff);
  const navigate = useNavigate();

  function view() {
    viewAsStaff(permissions);
    void navigate(paths.dashboard);
  }

  return (
    <Button icon={<Eye aria-hidden className="size-4" strokeWidth={1.75} />} onClick={view}>
      View as Staff
    </Button>
  );
}
