import { useEffect, useState } from 'react';
import { ChevronsUpDown, Keyboard, LifeBuoy, LogOut, Monitor, Moon, MonitorOff, Sun, User } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { whenSettled } from '#relay/whenSettled.ts';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { useSession } from '#session/sessionStore.ts';
import { signOut } from '#session/signOut.ts';
import { openSupportChat } from '#support-chat/runningSupportChat.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu, type MenuEntry, type MenuGroup } from '#ui/Menu.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { chooseTheme, useTheme } from '#ui/theme.ts';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { OwnAvatar } from './OwnAvatar.tsx';
import { globalShortcuts } from '#dashboard/shortcuts/globalShortcuts.ts';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { openShortcutSheet } from '#dashboard/shortcuts/shortcutSheet.ts';

const SignOutEverywhereDialog = lazyOverlay(() => import('./SignOutEverywhereDialog.tsx'));

const SUPPORT = { label: 'Contact support', icon: LifeBuoy };

type UserMenuProps = { isSmall: boolean; onGo?: (() => void) | undefined };

/** The signed-in person: profile, look, and the ways out. */
export function UserMenu({ isSmall, onGo }: UserMenuProps) {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => whenSettled(() => setIsSettled(true)), []);
  const theme = useTheme();
  const sheetKey = useKeysText(globalShortcuts.sheet);
  const hasSupport = useSession(({ chatbot }) => chatbot.script === 'loaded');
  const [isAsking, setIsAsking] = useState(false);
  useCommands([
    {
      id: 'session.sign-out-everywhere',
      label: 'Sign out everywhere',
      group: 'Do',
      icon: MonitorOff,
      aliases: ['log out', 'logout', 'devices', 'sessions'],
      run: () => setIsAsking(true),
    },
    ...(hasSupport
      ? [
          {
            id: 'support.contact',
            label: SUPPORT.label,
            group: 'Do' as const,
            icon: SUPPORT.icon,
            aliases: ['help', 'chat with us', 'problem'],
            run: openSupportChat,
          },
        ]
      : []),
  ]);
  if (!user) return <UnknownUser isSmall={isSmall} />;
  const { name, email } = user;

  const support: MenuEntry = {
    ...SUPPORT,
    id: 'support',
    onAction: () => {
      onGo?.();
      openSupportChat();
    },
  };

  const groups: MenuGroup[] = [
    {
      id: 'profile',
      entries: [
        {
          id: 'my-profile',
          label: 'My profile',
          detail: email,
          icon: User,
          onAction: () => {
            onGo?.();
            void navigate(paths.myProfile);
          },
        },
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          icon: Keyboard,
          shortcut: sheetKey,
          onAction: () => {
            onGo?.();
            openShortcutSheet();
          },
        },
        ...(hasSupport ? [support] : []),
      ],
    },
    {
      id: 'theme',
      label: 'Theme',
      selectedId: theme,
      entries: [
        { id: 'light', label: 'Light', icon: Sun, onAction: () => chooseTheme('light') },
        { id: 'dark', label: 'Dark', icon: Moon, onAction: () => chooseTheme('dark') },
        { id: 'system', label: 'As the system', icon: Monitor, onAction: () => chooseTheme('system') },
      ],
    },
    {
      id: 'session',
      entries: [
        { id: 'sign-out', label: 'Sign out', icon: LogOut, onAction: signOut },
        { id: 'everywhere', label: 'Sign out everywhere', icon: MonitorOff, onAction: () => setIsAsking(true) },
      ],
    },
  ];

  return (
    <div className={isSmall ? '' : 'min-w-0 flex-1'}>
      <Menu
        label="Your account"
        groups={groups}
        placement="top start"
        renderTrigger={(trigger) => (
          <Tooltip label={name} placement="right" isDisabled={!isSmall}>
            <Button {...trigger} variant="plain" size="row" isWide={!isSmall}>
              {isSettled ? <OwnAvatar name={name} /> : <Avatar name={name} size={24} look="me" />}
              <span className={isSmall ? 'sr-only' : 'min-w-0 flex-1 truncate text-left'}>{name}</span>
              {!isSmall && (
                <ChevronsUpDown aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={1.75} />
              )}
            </Button>
          </Tooltip>
        )}
      />
      {isAsking && <SignOutEverywhereDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}

/** In the room of the button, until it is known who is there. */
function UnknownUser({ isSmall }: Pick<UserMenuProps, 'isSmall'>) {
  return (
    <div aria-hidden className={`flex h-9 items-center gap-2 ${isSmall ? '' : 'min-w-0 flex-1 px-2'}`}>
      <span className="size-6 flex-none rounded-full bg-ink/8" />
      {!isSmall && <Skeleton className="w-24" />}
    </div>
  );
}
