import { ConfirmDialog } from '#ui/overlays.ts';
import { type AssistantRow } from './assistantRow.ts';
import { hostOf } from './hostOf.ts';

type DisableAssistantDialogProps = { assistant: AssistantRow; onConfirm: () => void; onClose: () => void };

/** Asks before an assistant stops to answer, and says where. */
export function DisableAssistantDialog({ assistant, onConfirm, onClose }: DisableAssistantDialogProps) {
  const { title, lastPingUrl } = assistant;
  const where = lastPingUrl ? hostOf(lastPingUrl) : 'every site that shows it';
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Disable “${title}”?`}
      message={`It disappears from ${where}, and visitors can begin no new conversation with it until you enable it again. What was written stays in the inbox.`}
      confirmLabel="Disable"
      cancelLabel="Keep it live"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
