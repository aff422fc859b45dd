import { AlarmClock, Check, Mail, MailOpen, SignalHigh, Tag, UserRoundPlus, UsersRound, X } from 'lucide-react';
import { Separator, Toolbar } from 'react-aria-components';
import { createPortal } from 'react-dom';
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
] as const satisfies readonly { kind: PickerKind; label: string; icon: typeof Tag }[];

const DEEDS = [
  { act: 'markRead', label: 'Mark as read', icon: MailOpen },
  { act: 'markUnread', label: 'Mark as unread', icon: Mail },
] as const satisfies readonly { act: keyof ConversationActs; label: string; icon: typeof Tag }[];

/** What can be done with all selected conversations, at the foot of the window. Default export: loaded lazily. */
export default function BulkActionBar() {
  const { ids, listed } = useSelection();
  const acts = useConversationActs();
  const selectable = Math.min(listed.length, MOST);

  // Over the panes, whichever of them scrolls.
  return createPortal(
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-20 flex justify-center px-3 motion-safe:animate-rise">
      <Toolbar
        aria-label="Selected conversations"
        className="pointer-events-auto flex max-w-full items-center gap-1 overflow-x-auto rounded-card bg-raised py-1.5 pr-1.5 pl-3.5 text-dense text-ink shadow-overlay"
      >
        <span aria-live="polite" className="flex-none font-medium tabular-nums">
          {count(ids.length)} selected
        </span>
        {ids.length < selectable && (
          <Button size="sm" variant="ghost" onClick={selectAllListed}>
            Select all {selectable}
          </Button>
        )}
        <Separator orientation="vertical" className="mx-1 h-5 w-px flex-none self-center bg-line" />
        {CHOICES.map(({ kind, label, icon }) => (
          <IconButton key={kind} icon={icon} label={label} onClick={() => openActionPicker(kind, ids)} />
        ))}
        {DEEDS.map(({ act, label, icon }) => (
          <IconButton key={act} icon={icon} label={label} onClick={() => acts[act](ids)} />
        ))}
        <Button size="sm" icon={<Check aria-hidden className="size-4" />} onClick={() => acts.resolve(ids)}>
          Resolve
        </Button>
        <Separator orientation="vertical" className="mx-1 h-5 w-px flex-none self-center bg-line" />
        <IconButton icon={X} label="Clear selection" onClick={clearSelection} />
      </Toolbar>
    </div>,
    document.body,
  );
}
