import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays.ts';
import { BackupCodes } from './BackupCodes.tsx';

type CodesDialogProps = { title: string; codes: readonly string[]; onClose: () => void };

/** The codes, until somebody says that they have them: no stray click takes them away. */
export function CodesDialog({ title, codes, onClose }: CodesDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      isLasting
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          I have saved them
        </Button>
      }
    >
      <BackupCodes codes={codes} />
    </Dialog>
  );
}
