import { AlarmClock, AlarmClockOff, ArrowLeft, Bot, Check, PanelRight, RotateCcw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { type ConversationHeader_conversation$key } from '#generated/ConversationHeader_conversation';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { exactTime } from '#ui/exactTime.ts';
import { useNow } from '#ui/useNow.ts';
import { useTitleOnHover } from '#ui/useTitleOnHover.ts';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { Viewers } from '../presence/Viewers.tsx';
import { openActionPicker } from './actionPicker.ts';
import { ConversationMenu } from './ConversationMenu.tsx';
import { snoozedUntilText } from './snoozeTimes.ts';
import { useConversationActs } from './useConversationActs.ts';
import { useConversationStanding, type ConversationStanding } from './useConversationStanding.ts';

type ConversationHeaderProps = {
  conversation: ConversationHeader_conversation$key;
  /** Left out for people who may not change conversations. */
  onMarkUnread: (() => void) | undefined;
  /** Whether the details stand beside the thread, or over it. */
  areDetailsShown: boolean;
  onToggleDetails: () => void;
};

/** Who the conversation is with, where it stands, and what to do with it. */
export function ConversationHeader({ areDetailsShown, onToggleDetails, ...props }: ConversationHeaderProps) {
  const conversation = useFragment(
    graphql`
      fragment ConversationHeader_conversation on Conversation {
        id
        version
        number
        ...useConversationStanding_conversation
        ...ConversationMenu_conversation
      }
    `,
    props.conversation,
  );
  const standing = useConversationStanding(conversation);
  const mayAct = usePermission('MANAGE_CONVERSATIONS');
  const { search } = useLocation();
  const detailsKeys = useKeysText(inboxShortcuts.details);

  return (
    <header className="flex h-14 flex-none items-center gap-2 border-b border-line pr-3 pl-5 max-lg:px-1.5 md:h-topbar">
      <Link
        to={paths.inbox + search}
        replace
        aria-label="Back to the list"
        className="grid size-10 flex-none place-items-center rounded-control text-ink-muted hover:bg-hover lg:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" strokeWidth={1.6} />
      </Link>
      <div className="flex min-w-0 items-center gap-2 @max-xl/thread:flex-col @max-xl/thread:items-start @max-xl/thread:gap-0">
        <h2 className="max-w-full truncate text-sm font-semibold">{standing.visitorName}</h2>
        <span className="text-dense text-ink-faint tabular-nums @max-xl/thread:hidden">#{conversation.number}</span>
        <Stage standing={standing} />
      </div>
      <span className="ml-auto flex flex-none items-center gap-1.5">
        <Viewers />
        {mayAct && <Acts standing={standing} />}
        <ConversationMenu conversation={conversation} onMarkUnread={props.onMarkUnread} />
        {mayAct && <MainAct standing={standing} />}
        <IconButton
          icon={PanelRight}
          label="Contact details"
          shortcut={detailsKeys}
          aria-pressed={areDetailsShown}
          onClick={onToggleDetails}
        />
      </span>
    </header>
  );
}

type Standing = { standing: ConversationStanding };

/** Said only where it is not the usual: open, and in the hands of people. */
function Stage({ standing: { status, snoozedUntil } }: Standing) {
  const now = new Date(useNow());
  const exact = useTitleOnHover(() => (status === 'Snoozed' && snoozedUntil ? exactTime(snoozedUntil) : ''));
  if (status === 'Open') return null;
  const until = snoozedUntil ? snoozedUntilText(new Date(snoozedUntil), now) : 'until they write';
  const text = { Pending: 'With the assistant', Snoozed: `Snoozed ${until}`, Resolved: 'Resolved' }[status];
  return (
    <span
      {...exact}
      className="block max-w-full flex-none truncate text-xs font-medium text-ink-muted @xl/thread:rounded-[5px] @xl/thread:bg-well @xl/thread:px-[7px] @xl/thread:leading-5 @xl/thread:inset-ring @xl/thread:inset-ring-line"
    >
      {text}
    </span>
  );
}

function Acts({ standing: { id, status } }: Standing) {
  const { wake } = useConversationActs();
  const keys = useKeysText(inboxShortcuts.snooze);
  if (status === 'Resolved') return null;
  const isSnoozed = status === 'Snoozed';
  return (
    <span className="contents @max-md/thread:hidden">
      {isSnoozed && <IconButton icon={AlarmClockOff} label="End the snooze" onClick={() => wake([id])} />}
      <IconButton
        icon={AlarmClock}
        label={isSnoozed ? 'Snooze until another time' : 'Snooze'}
        shortcut={keys}
        onClick={() => openActionPicker('snooze', [id])}
      />
    </span>
  );
}

function MainAct({ standing: { id, status, handledBy } }: Standing) {
  const { resolve, reopen, takeOver } = useConversationActs();
  if (status === 'Resolved') {
    return (
      <Button size="sm" icon={<RotateCcw aria-hidden className="size-4" />} onClick={() => reopen([id])}>
        Reopen
      </Button>
    );
  }
  if (handledBy !== 'Agent') {
    return (
      <Button size="sm" icon={<Bot aria-hidden className="size-4" />} onClick={() => takeOver([id])}>
        Take over
      </Button>
    );
  }
  return (
    <Button size="sm" icon={<Check aria-hidden className="size-4" />} onClick={() => resolve([id])}>
      Resolve
    </Button>
  );
}
