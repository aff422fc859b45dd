import { type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Dialog } from '#ui/overlays.ts';

type SecretDialogProps = {
  title: string;
  /** What it is for, and what becomes of the one before. */
  children: ReactNode;
  secret: string;
  onClose: () => void;
};

/** A secret, this once: only its button closes it. */
export function SecretDialog({ title, children, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      description="Copy it now and keep it where only your programs can read it. It is not shown again."
      isLasting
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start gap-3">
          <code className="min-w-0 flex-1 basis-60 rounded-control bg-well px-3 py-2 text-xs leading-5 wrap-anywhere inset-ring inset-ring-line">
            {secret}
          </code>
          <CopyButton text={secret} label="Copy the secret" />
        </div>
        <div className="text-dense text-pretty text-ink-muted">{children}</div>
      </div>
    </Dialog>
  );
}
