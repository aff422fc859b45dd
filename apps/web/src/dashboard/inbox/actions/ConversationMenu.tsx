import { useState } from 'react';
import {
  AlarmClock,
  Ban,
  Bot,
  Check,
  Ellipsis,
  FileText,
  Link as LinkIcon,
  Mail,
  SignalHigh,
  Star,
  Tag,
  UserRoundPlus,
  UsersRound,
  Zap,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type ConversationMenu_conversation$key } from '#generated/ConversationMenu_conversation';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { copyConversationLink } from '../copyConversationLink.ts';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { openActionPicker } from './actionPicker.ts';
import { useAskForRating } from './useAskForRating.ts';
import { useBlockVisitor } from './useBlockVisitor.ts';
import { useConversationActions } from './useConversationActions.ts';

const TranscriptDialog = lazyOverlay(() => import('./TranscriptDialog.tsx'));

type ConversationMenuProps = {
  conversation: ConversationMenu_conversation$key;
  /** Left out for people who may not change conversations. */
  onMarkUnread: (() => void) | undefined;
};

/** All else that can be done with a conversation and its visitor. */
export function ConversationMenu({ conversation, onMarkUnread }: ConversationMenuProps) {
  const { id, status, handledBy, csatAskedAt, visitorEmail, assistant, visitor } = useFragment(
    graphql`
      fragment ConversationMenu_conversation on Conversation {
        id
        version
        status
        handledBy
        csatAskedAt
        visitorEmail
        assistant {
          title
        }
        visitor {
          id
          name
          isBlocked
        }
      }
    `,
    conversation,
  );
  const actions = useConversationActions();
  const { ask } = useAskForRating();
  const { setBlocked } = useBlockVisitor();
  const [open, setOpen] = useState<'transcript' | 'block' | null>(null);
  const close = () => setOpen(null);
  const keys = useMenuKeys();
  const isWithPeople = handledBy === 'Agent';
  const copy = { id: 'link', label: 'Copy link', icon: LinkIcon, onAction: () => void copyConversationLink(id) };

  const choices: MenuEntry[] = [
    {
      id: 'assign',
      label: 'Assign…',
      icon: UserRoundPlus,
      shortcut: keys.assign,
      onAction: () => openActionPicker('assignee', [id]),
    },
    {
      id: 'team',
      label: 'Move to a team…',
      icon: UsersRound,
      shortcut: keys.team,
      onAction: () => openActionPicker('team', [id]),
    },
    {
      id: 'labels',
      label: 'Labels…',
      icon: Tag,
      shortcut: keys.label,
      onAction: () => openActionPicker('labels', [id]),
    },
    {
      id: 'priority',
      label: 'Priority…',
      icon: SignalHigh,
      shortcut: keys.priority,
      onAction: () => openActionPicker('priority', [id]),
    },
    {
      id: 'snooze',
      label: 'Snooze…',
      icon: AlarmClock,
      shortcut: keys.snooze,
      onAction: () => openActionPicker('snooze', [id]),
    },
    {
      id: 'macro',
      label: 'Run a macro…',
      icon: Zap,
      shortcut: keys.macro,
      onAction: () => openActionPicker('macro', [id]),
    },
  ];
  const deeds: MenuEntry[] = [
    isWithPeople
      ? {
          id: 'hand-back',
          label: `Hand back to ${assistant.title}`,
          icon: Bot,
          shortcut: keys.takeOver,
          onAction: () => actions.handBack([id]),
        }
      : {
          id: 'take-over',
          label: `Take over from ${assistant.title}`,
          icon: Bot,
          shortcut: keys.takeOver,
          onAction: () => actions.takeOver([id]),
        },
    ...(!isWithPeople && status !== 'Resolved'
      ? [
          {
            id: 'resolve',
            label: 'Resolve',
            icon: Check,
            shortcut: keys.resolve,
            onAction: () => actions.resolve([id]),
          },
        ]
      : []),
    ...(onMarkUnread
      ? [{ id: 'unread', label: 'Mark as unread', icon: Mail, shortcut: keys.markUnread, onAction: onMarkUnread }]
      : []),
    copy,
    { id: 'transcript', label: 'Send the transcript…', icon: FileText, onAction: () => setOpen('transcript') },
    {
      id: 'rating',
      label: csatAskedAt ? 'Rating requested' : 'Ask for a rating',
      icon: Star,
      isDisabled: csatAskedAt !== null,
      onAction: () => ask(id),
    },
  ];
  const guard: MenuEntry = visitor.isBlocked
    ? { id: 'unblock', label: `Let ${visitor.name} write again`, icon: Ban, onAction: () => setBlocked(visitor, false) }
    : { id: 'block', label: `Block ${visitor.name}…`, icon: Ban, isDanger: true, onAction: () => setOpen('block') };

  const mayAct = onMarkUnread !== undefined;
  const groups = mayAct
    ? [
        { id: 'choices', entries: choices },
        { id: 'deeds', entries: deeds },
        { id: 'guard', entries: [guard] },
      ]
    : [{ id: 'conversation', entries: [copy] }];

  return (
    <>
      <Menu
        label="Conversation"
        groups={groups}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label="More" />}
      />
      {open === 'transcript' && <TranscriptDialog conversationId={id} email={visitorEmail} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'block'}
        title={`Block ${visitor.name}?`}
        message="They can still read what was said, but cannot write in any conversation until you unblock them."
        confirmLabel="Block"
        isDanger
        onConfirm={() => {
          close();
          void setBlocked(visitor, true);
        }}
        onClose={close}
      />
    </>
  );
}

function useMenuKeys() {
  return {
    assign: useKeysText(inboxShortcuts.assign),
    team: useKeysText(inboxShortcuts.team),
    label: useKeysText(inboxShortcuts.label),
    priority: useKeysText(inboxShortcuts.priority),
    snooze: useKeysText(inboxShortcuts.snooze),
    macro: useKeysText(inboxShortcuts.macro),
    takeOver: useKeysText(inboxShortcuts.takeOver),
    resolve: useKeysText(inboxShortcuts.resolve),
    markUnread: useKeysText(inboxShortcuts.markUnread),
  };
}
