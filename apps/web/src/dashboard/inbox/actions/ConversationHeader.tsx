import { AlarmClock, AlarmClockOff, Bot, Check, PanelRight, RotateCcw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type ConversationHeader_conversation$key } from '#generated/ConversationHeader_conversation';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { VerifiedMark } from '../details/VerifiedMark.tsx';
import { Viewers } from '../presence/Viewers.tsx';
import { openActionPicker } from './actionPicker.ts';
import { ConversationMenu } from './ConversationMenu.tsx';
import { HeaderFrame } from './HeaderFrame.tsx';
import { Stage } from './Stage.tsx';
import { useConversationActions } from './useConversationActions.ts';
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
        visitor {
          isVerified
        }
        ...useConversationStanding_conversation
        ...ConversationMenu_conversation
      }
    `,
    props.conversation,
  );
  const standing = useConversationStanding(conversation);
  const mayAct = usePermission('MANAGE_CONVERSATIONS');
  const detailsKeys = useKeysText(inboxShortcuts.details);

  return (
    <HeaderFrame
      name={standing.visitorName}
      mark={conversation.visitor.isVerified && <VerifiedMark />}
      number={conversation.number}
      stage={<Stage status={standing.status} snoozedUntil={standing.snoozedUntil} />}
    >
      <span className="ml-auto flex min-h-8 flex-none items-center gap-1.5">
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
    </HeaderFrame>
  );
}

type Standing = { standing: ConversationStanding };

function Acts({ standing: { id, status } }: Standing) {
  const { wake } = useConversationActions();
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
  const { resolve, reopen, takeOver } = useConversationActions();
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
