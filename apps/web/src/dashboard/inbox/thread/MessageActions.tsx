import { Copy, Ellipsis, MessageCircleQuestion, Pencil, Reply } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { useLongPress } from '#ui/useLongPress.ts';
import { notify } from '#ui/toast.ts';

type MessageActionsProps = {
  body: string;
  /** As it appears: what stood in its place had the focus. */
  takesFocus: boolean;
  onReply?: () => void;
  onEdit?: () => void;
  /** Makes an automated FAQ of it. */
  onAddToFaqs?: () => void;
};

/** What can be done with one message; shown while it is pointed at, tapped or holds the focus, opened by a long press. */
export function MessageActions({ body, takesFocus, onReply, onEdit, onAddToFaqs }: MessageActionsProps) {
  const entries: MenuEntry[] = [
    ...(onReply ? [{ id: 'reply', label: 'Reply to this message', icon: Reply, onAction: onReply }] : []),
    ...(onEdit ? [{ id: 'edit', label: 'Edit', icon: Pencil, onAction: onEdit }] : []),
    ...(onAddToFaqs ? [{ id: 'faq', label: 'Add to FAQs', icon: MessageCircleQuestion, onAction: onAddToFaqs }] : []),
    ...(body ? [{ id: 'copy', label: 'Copy text', icon: Copy, onAction: () => void copy(body) }] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      label="Message actions"
      groups={[{ id: 'actions', entries }]}
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it gives back what the edited message had
          autoFocus={takesFocus}
          icon={Ellipsis}
          label="Message actions"
          className="opacity-0 group-hover/message:opacity-100 aria-expanded:opacity-100 group-focus-within/message:opacity-100 max-md:size-8"
        />
      )}
    />
  );
}

/** What a message spreads on its frame, so that a finger that rests there opens its actions. */
export function useActionsByLongPress(hasActions: boolean) {
  const props = useLongPress((message) => message.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click());
  return hasActions ? { props, className: NO_SELECTION } : { props: {}, className: '' };
}

/** A resting finger would select text as well; copying is one of the actions. */
const NO_SELECTION = 'pointer-coarse:select-none [-webkit-touch-callout:none]';

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', title: 'Text copied.' });
  } catch {
    notify({ kind: 'error', title: 'The text could not be copied.', detail: 'The browser does not allow it here.' });
  }
}
