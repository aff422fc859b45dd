import { useState } from 'react';
import { BookOpen } from 'lucide-react';
import { useShortcut } from '#dashboard/shortcuts/useShortcuts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { inboxShortcuts } from '../inboxShortcuts.ts';

const ArticlesDialog = lazyOverlay(() => import('./ArticlesDialog.tsx'));

/** Finds an article and puts its link, or what it says, into the text. */
export function ArticlesButton({ onPick }: { onPick: (text: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut(inboxShortcuts.article, () => setIsOpen(true));
  return (
    <>
      <IconButton icon={BookOpen} label="Articles" aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ArticlesDialog
          onPick={(text) => {
            setIsOpen(false);
            onPick(text);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
