import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays.ts';
import { CrawlItems } from './CrawlItems.tsx';

type CrawlLogDialogProps = { isOpen: boolean; runId: string; name: string; onClose: () => void };

/** What a run came by, and why pages were left out. Default export: it is loaded lazily. */
export default function CrawlLogDialog({ isOpen, runId, name, onClose }: CrawlLogDialogProps) {
  if (!isOpen) return null;
  return (
    <Dialog
      isOpen
      size="lg"
      title={`What was read of ${name}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <CrawlItems runId={runId} />
    </Dialog>
  );
}
