import { useState } from 'react';
import { ClipboardList } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';

const FormsDialog = lazyOverlay(() => import('./FormsDialog.tsx'));

/** Puts a form before the visitor of a conversation. */
export function FormsButton({ conversationId }: { conversationId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={ClipboardList} label="Send a form" aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && <FormsDialog conversationId={conversationId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
