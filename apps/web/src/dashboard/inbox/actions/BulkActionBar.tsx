import { AlarmClock, Check, Mail, MailOpen, SignalHigh, Tag, UserRoundPlus, UsersRound, X, Zap } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { count } from '#ui/format.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { openActionPicker, type PickerKind } from './actionPicker.ts';
import { clearSelection, MOST, selectAllListed, useSelection } from './selection.ts';
import { useConversationActs, type ConversationActs } from './useConversationActs.ts';

const CHOICES = [
  { kind: 'assignee', label: 'Assign', icon: UserRoundPlus },
  { kind: 'team', label: 'Team', icon: UsersRound },
  { kind: 'labels', label: 'Labels', icon: Tag },
  { kind: 'priority', label: 'Priority', icon: SignalHigh },
  { kind: 'snooze', label: 'Snooze', icon: AlarmClock },
  { kind: 'macro', label: 'Run a macro', icon: Zap },
] as const satisfies readonly { kind: PickerKind; label: string; icon: typeof Tag }[];

const DEEDS = [
  { act: 'markRead', label: 'Mark as read', icon: MailOpen },
  { act: 'markUnread', label: 'Mark as unread', icon: Mail },
] as const satisfies readonly { act: keyof ConversationActs; label: string; icon: typeof Tag }[];

/** What can be done with all selected conversations, at the foot of the list. Default export: loaded lazily. */
export default function BulkActionBar() {
  const { ids, listed } = useSelection();
  const acts = useConversationActs();
  const selectable = Math.min(listed.length, MOST);

  return (
    <Toolbar
      aria-label="Selected conversations"
      className="flex flex-none flex-wrap items-center gap-1 border-t border-line bg-raised py-1.5 pr-1.5 pl-4 text-dense text-ink motion-safe:animate-rise"
    >
      <span className="flex w-full items-center gap-1">
        <span aria-live="polite" className="mr-auto font-medium tabular-nums">
          {count(ids.length)} selected
        </span>
        {ids.length < selectable && (
          <Button size="sm" variant="ghost" onClick={selectAllListed}>
            Select all {selectable}
          </Button>
        )}
        <Button size="sm" icon={<Check aria-hidden className="size-4" />} onClick={() => acts.resolve(ids)}>
          Resolve
        </Button>
        <IconButton icon={X} label="Clear selection" onClick={clearSelection} />
      </span>
      {CHOICES.map(({ kind, label, icon }) => (
        <IconButton key={kind} icon={icon} label={label} onClick={() => openActionPicker(kind, ids)} />
      ))}
      {DEEDS.map(({ act, label, icon }) => (
        <IconButton key={act} icon={icon} label={label} onClick={() => acts[act](ids)} />
      ))}
    </Toolbar>
  );
}
