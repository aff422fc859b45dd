import {
  AlarmClock,
  Check,
  Ellipsis,
  Mail,
  MailOpen,
  SignalHigh,
  Tag,
  UserRoundPlus,
  UsersRound,
  X,
  Zap,
} from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { count } from '#ui/format.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { openActionPicker, type PickerKind } from './actionPicker.ts';
import { clearSelection, MOST, selectAllListed, useSelection } from './selection.ts';
import { useConversationActions, type ConversationActs } from './useConversationActions.ts';

type Choice = { kind: PickerKind; label: string; icon: typeof Tag };

/** What is done most. */
const CHOICES: readonly Choice[] = [
  { kind: 'assignee', label: 'Assign', icon: UserRoundPlus },
  { kind: 'labels', label: 'Labels', icon: Tag },
  { kind: 'snooze', label: 'Snooze', icon: AlarmClock },
];

const MORE_CHOICES: readonly Choice[] = [
  { kind: 'team', label: 'Move to a team…', icon: UsersRound },
  { kind: 'priority', label: 'Priority…', icon: SignalHigh },
  { kind: 'macro', label: 'Run a macro…', icon: Zap },
];

const DEEDS = [
  { act: 'markRead', label: 'Mark as read', icon: MailOpen },
  { act: 'markUnread', label: 'Mark as unread', icon: Mail },
] as const satisfies readonly { act: keyof ConversationActs; label: string; icon: typeof Tag }[];

/** What can be done with all selected conversations, at the foot of the list. Default export: loaded lazily. */
export default function BulkActionBar() {
  const { ids, listed } = useSelection();
  const actions = useConversationActions();

  const more = [
    {
      id: 'choices',
      entries: MORE_CHOICES.map(({ kind, label, icon }) => ({
        id: kind,
        label,
        icon,
        onAction: () => openActionPicker(kind, ids),
      })),
    },
    {
      id: 'deeds',
      entries: DEEDS.map(({ act, label, icon }) => ({ id: act, label, icon, onAction: () => actions[act](ids) })),
    },
  ];

  return (
    <Toolbar
      aria-label="Selected conversations"
      className="grid flex-none gap-1 border-t border-line bg-raised py-1.5 pr-1.5 pl-4 text-dense text-ink motion-safe:animate-rise"
    >
      <span className="flex items-center gap-1">
        <span aria-live="polite" className="mr-auto font-medium whitespace-nowrap tabular-nums">
          {count(ids.length)} selected
        </span>
        {ids.length < Math.min(listed.length, MOST) && (
          <Button size="sm" variant="ghost" onClick={selectAllListed}>
            {listed.length > MOST ? `Select the first ${MOST}` : `Select the ${listed.length} loaded`}
          </Button>
        )}
        <IconButton icon={X} label="Clear selection" onClick={clearSelection} />
      </span>
      <span className="flex items-center gap-1">
        <Button
          size="sm"
          icon={<Check aria-hidden className="size-4" />}
          className="mr-auto"
          onClick={() => actions.resolve(ids)}
        >
          Resolve
        </Button>
        {CHOICES.map(({ kind, label, icon }) => (
          <IconButton key={kind} icon={icon} label={label} onClick={() => openActionPicker(kind, ids)} />
        ))}
        <Menu
          label="More actions for the selection"
          groups={more}
          placement="top start"
          renderTrigger={(props) => <IconButton icon={Ellipsis} label="More" {...props} />}
        />
      </span>
    </Toolbar>
  );
}
