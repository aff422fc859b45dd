import { UserPlus } from 'lucide-react';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useUrlFlag } from '#router/useUrlFlag.ts';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { InviteDialog } from './InviteDialog.tsx';

const WHY_NOT = `Your role does not include ${permissionTexts.INVITE_USERS.doing}.`;

/** The way to invite people, by button, by palette and by address; who may not sees why. */
export function InvitePeople() {
  const mayInvite = usePermission('INVITE_USERS');
  const [isOpen, setOpen] = useUrlFlag('invite');
  const open = () => setOpen(true);
  useCommands(
    mayInvite
      ? [
          {
            id: 'users.invite',
            label: 'Invite people',
            group: 'Do',
            icon: UserPlus,
            aliases: ['add user', 'add colleague', 'new member', 'invitation'],
            isOfScreen: true,
            run: open,
          },
        ]
      : [],
  );

  if (!mayInvite) return <p className="flex-none px-5 pt-3 text-xs text-ink-muted max-md:px-4">{WHY_NOT}</p>;
  return (
    <>
      <PageActions>
        <Button
          variant="primary"
          className="max-md:h-10"
          icon={<UserPlus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={open}
        >
          Invite people
        </Button>
      </PageActions>
      <InviteDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
