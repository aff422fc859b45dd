import { useState } from 'react';
import { Slash } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';

const CannedRepliesDialog = lazyOverlay(() => import('./CannedRepliesDialog.tsx'));

/** All canned replies: to be put in, made, changed and deleted. */
export function CannedRepliesButton({ onUse }: { onUse: (id: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={Slash} label="Canned replies" aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <CannedRepliesDialog
          onUse={(id) => {
            setIsOpen(false);
            onUse(id);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
