import {
  Archive,
  ArchiveRestore,
  CirclePause,
  CirclePlay,
  Copy,
  ExternalLink,
  Link2,
  MoreHorizontal,
} from 'lucide-react';
import { openOrSay } from '#dashboard/frame/AssistantMenu.tsx';
import { useCurrentUser } from '#session/currentUser.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { type AssistantRow } from './assistantRow.ts';
import { copyLink } from './copyLink.ts';
import { useNewAssistant } from './create/useNewAssistant.ts';
import { useAssistantActions } from './useAssistantActions.ts';

type AssistantRowMenuProps = {
  assistant: AssistantRow;
  /** They want it disabled, and have not been asked yet. */
  onDisable: (assistant: AssistantRow) => void;
};

/** What can be done with one assistant; one that is archived can only be taken back. */
export function AssistantRowMenu({ assistant, onDisable }: AssistantRowMenuProps) {
  const clientId = useCurrentUser()?.client?.id;
  const mayChange = usePermission('UPDATE_ASSISTANTS');
  const { setEnabled, setArchived } = useAssistantActions();
  const { open: create } = useNewAssistant();
  const { id, title, isEnabled, archivedAt, chatUrl } = assistant;

  async function file(isArchived: boolean) {
    const table = document.activeElement?.closest<HTMLElement>('[role="grid"]');
    await setArchived(assistant, isArchived);
    // The row went with the button that had the focus.
    if (document.activeElement === document.body) table?.focus();
  }

  if (archivedAt) {
    return mayChange ? (
      <Button
        size="sm"
        icon={<ArchiveRestore aria-hidden className="size-3.5" strokeWidth={1.75} />}
        aria-label={`Take back ${title}`}
        onClick={() => void file(false)}
      >
        Take back
      </Button>
    ) : null;
  }

  const open: MenuEntry[] = [
    { id: 'open', label: 'Open chat', icon: ExternalLink, onAction: () => openOrSay(clientId, assistant) },
    { id: 'link', label: 'Copy chat link', icon: Link2, onAction: () => void copyLink(chatUrl) },
  ];
  const change: MenuEntry[] = [
    { id: 'duplicate', label: 'Duplicate', icon: Copy, onAction: () => create(id) },
    isEnabled
      ? { id: 'disable', label: 'Disable', icon: CirclePause, onAction: () => onDisable(assistant) }
      : { id: 'enable', label: 'Enable', icon: CirclePlay, onAction: () => void setEnabled(assistant, true) },
    { id: 'archive', label: 'Archive', icon: Archive, isDanger: true, onAction: () => void file(true) },
  ];

  return (
    <Menu
      label={`Actions for ${title}`}
      groups={[{ id: 'use', entries: open }, ...(mayChange ? [{ id: 'change', entries: change }] : [])]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={`Actions for ${title}`} />}
    />
  );
}
