import { type ReactNode } from 'react';
import { ArrowLeft, X } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { ScrollArea } from './ScrollArea.tsx';

type FullScreenDialogProps = {
  isOpen: boolean;
  title: string;
  /** Leads to the step before; without it there is no Back. */
  onBack?: () => void;
  /** Stands at the right of the title, on wide screens: which step this is. */
  aside?: ReactNode;
  /** Something is under way: cannot be closed meanwhile. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog itself. Default export: `overlays.ts` loads it lazily. */
export default function FullScreenModal({
  isOpen,
  title,
  onBack,
  aside,
  isBusy = false,
  onClose,
  children,
}: FullScreenDialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0 max-md:pt-3"
    >
      <Modal className="flex h-full flex-col overflow-hidden bg-canvas text-ink max-md:rounded-t-dialog max-md:shadow-overlay motion-safe:max-md:data-entering:animate-sheet">
        <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
          <div className="flex h-14 flex-none items-center gap-2 pr-4 pl-6 max-md:pr-2 max-md:pl-4">
            {onBack && (
              <Button
                variant="ghost"
                size="row"
                disabled={isBusy}
                onClick={onBack}
                icon={<ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />}
                className="-ml-2 !px-2"
              >
                Back
              </Button>
            )}
            <Heading slot="title" className="min-w-0 flex-1 truncate text-sm font-semibold">
              {title}
            </Heading>
            {aside && <div className="text-dense text-ink-faint max-md:hidden">{aside}</div>}
            <IconButton icon={X} label="Close" disabled={isBusy} onClick={onClose} />
          </div>
          <ScrollArea label={title} className="pb-[env(safe-area-inset-bottom)]">
            {children}
          </ScrollArea>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
