import { lazy } from 'react';
import { Building2, ChevronsUpDown, CreditCard, Settings, Users } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Menu, type MenuGroup } from '#ui/Menu.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { useIsPainted } from '#ui/useIsPainted.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { useMayOpenUsers } from './useNavigation.ts';

const CompanyLogo = lazy(() => import('./CompanyLogo.tsx'));

type CompanyMenuProps = { isSmall: boolean; onGo?: (() => void) | undefined };

/** Whose dashboard this is, and what belongs to the company rather than to a person. */
export function CompanyMenu({ isSmall, onGo }: CompanyMenuProps) {
  const user = useCurrentUser();
  // Nobody is known yet: only the room is there.
  const company = user ? (user.client?.name ?? 'Parley') : null;
  const isPainted = useIsPainted();
  const mayOpenUsers = useMayOpenUsers();
  const navigate = useNavigate();

  const goTo = (path: string) => () => {
    onGo?.();
    void navigate(path);
  };
  const groups: MenuGroup[] = [
    {
      id: 'company',
      entries: [
        { id: 'profile', label: 'Company profile', icon: Building2, onAction: goTo(paths.companyProfile) },
        ...(mayOpenUsers ? [{ id: 'users', label: 'Users', icon: Users, onAction: goTo(paths.users) }] : []),
        { id: 'subscription', label: 'Subscription', icon: CreditCard, onAction: goTo(paths.subscription) },
      ],
    },
    {
      id: 'all',
      entries: [{ id: 'settings', label: 'Settings', icon: Settings, onAction: goTo(paths.settings) }],
    },
  ];

  return (
    <Menu
      label="Company"
      groups={groups}
      placement="bottom start"
      renderTrigger={(trigger) => (
        <Tooltip label={company ?? 'Company'} placement="right" isDisabled={!isSmall}>
          <Button
            {...trigger}
            variant="plain"
            size={isSmall ? 'md' : 'row'}
            className={isSmall ? 'w-9 !px-0' : '!h-8 min-w-0 !shrink grow max-md:!h-10'}
          >
            <span className="relative grid flex-none">
              {company === null ? (
                <span className="size-6 rounded-control bg-ink/8" />
              ) : (
                <Avatar name={company.slice(0, 1)} size={24} shape="square" colour="bg-amber-400" />
              )}
              {/* The boundary comes with it: the frame's other parts do not wait for the logo. */}
              {isPainted && (
                <QueryBoundary isOptional fallback={null}>
                  <span className="absolute inset-0">
                    <CompanyLogo />
                  </span>
                </QueryBoundary>
              )}
            </span>
            <span className={isSmall ? 'sr-only' : 'min-w-0 flex-1 truncate text-left font-semibold'}>
              {company ?? <Skeleton className="w-28" />}
            </span>
            {!isSmall && (
              <ChevronsUpDown aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={1.75} />
            )}
          </Button>
        </Tooltip>
      )}
    />
  );
}
