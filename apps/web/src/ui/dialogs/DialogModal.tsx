import { type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton.tsx';
import { ScrollArea } from './ScrollArea.tsx';

type DialogProps = {
  isOpen: boolean;
  title: string;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Widths 400, 560 and 760; never wider than the window. */
  size?: 'sm' | 'md' | 'lg';
  /** The acts, the main one last. */
  footer?: ReactNode;
  /** Something is under way: cannot be closed meanwhile. */
  isBusy?: boolean;
  /** What it shows is not shown again: only its buttons close it. */
  isLasting?: boolean;
  onClose: () => void;
  children: ReactNode;
};

const WIDTHS = { sm: 'max-w-[400px]', md: 'max-w-[560px]', lg: 'max-w-[760px]' };

/** The dialog itself. Default export: `overlays.ts` loads it lazily. */
export default function DialogModal({
  isOpen,
  title,
  description,
  size = 'md',
  footer,
  isBusy = false,
  isLasting = false,
  onClose,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={!isBusy && !isLasting}
      isKeyboardDismissDisabled={isBusy || isLasting}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      className="fixed inset-0 z-40 grid place-items-center bg-scrim p-4 transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0 max-md:place-items-end max-md:p-0"
    >
      <Modal
        className={`flex max-h-[min(720px,100%)] w-full flex-col overflow-hidden rounded-dialog bg-raised text-ink shadow-overlay motion-safe:data-entering:animate-rise max-md:max-h-[calc(100dvh-24px)] max-md:max-w-none max-md:rounded-b-none ${WIDTHS[size]}`}
      >
        <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex flex-none items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Heading slot="title" className="text-base font-semibold text-balance">
                {title}
              </Heading>
              {description && <p className="mt-0.5 text-dense text-pretty text-ink-muted">{description}</p>}
            </div>
            <IconButton
              icon={X}
              label="Close"
              disabled={isBusy}
              onClick={onClose}
              className="-my-1 -mr-1.5 max-md:-my-2.5"
            />
          </header>
          <ScrollArea label={title} className="px-5 pt-1 pb-5">
            {children}
          </ScrollArea>
          {footer && (
            <footer className="flex flex-none flex-wrap justify-end gap-2 border-t border-line px-5 py-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
