import { Suspense, useState } from 'react';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { type CannedReply } from './cannedReplies.ts';
import { CannedReplyForm } from './CannedReplyForm.tsx';
import { CannedReplyList } from './CannedReplyList.tsx';

type CannedRepliesDialogProps = { onUse: (id: string) => void; onClose: () => void };

/** The canned replies: a list, and one of them to write. Default export: loaded when it is wanted. */
export default function CannedRepliesDialog({ onUse, onClose }: CannedRepliesDialogProps) {
  const [written, setWritten] = useState<CannedReply | 'new' | null>(null);
  const isNew = written === 'new';
  return (
    <Dialog
      isOpen
      size="md"
      title={written === null ? 'Canned replies' : isNew ? 'New canned reply' : 'Edit canned reply'}
      description={written === null ? 'Type / and a shortcut in a reply to use one.' : undefined}
      onClose={onClose}
    >
      <Suspense
        fallback={
          <div className="grid h-40 place-items-center">
            <Spinner label="Loading canned replies" />
          </div>
        }
      >
        {written === null ? (
          <CannedReplyList onUse={onUse} onEdit={setWritten} onNew={() => setWritten('new')} />
        ) : (
          <CannedReplyForm reply={isNew ? null : written} onDone={() => setWritten(null)} />
        )}
      </Suspense>
    </Dialog>
  );
}
