import { useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '#ui/IconButton.tsx';
import { type ShownFile } from './MessageAttachments.tsx';

type LightboxProps = {
  images: readonly ShownFile[];
  openId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** A picture as large as the window, or in its own size; arrow keys go through those of its message. Default export: loaded lazily. */
export default function Lightbox({ images, openId, onOpen, onClose }: LightboxProps) {
  const [isZoomed, setIsZoomed] = useState(false);
  const index = images.findIndex(({ id }) => id === openId);
  const image = images[index];
  if (!image) return null;

  function go(step: number) {
    const next = images[index + step];
    if (!next) return;
    setIsZoomed(false);
    onOpen(next.id);
  }

  function byKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  }

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-entering:opacity-0"
    >
      <Modal className="flex size-full flex-col">
        {/* The arrow keys are a shortcut for the buttons. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className="flex min-h-0 flex-1 flex-col" onKeyDown={byKey}>
          <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
            <header className="flex flex-none items-center gap-1 bg-raised px-3 py-2 text-ink">
              <Heading slot="title" className="min-w-0 flex-1 truncate text-dense font-medium">
                {image.name}
              </Heading>
              {images.length > 1 && (
                <>
                  <span className="px-1 text-xs text-ink-muted tabular-nums">
                    {index + 1} of {images.length}
                  </span>
                  <IconButton
                    icon={ChevronLeft}
                    label="Previous picture"
                    disabled={index === 0}
                    onClick={() => go(-1)}
                  />
                  <IconButton
                    icon={ChevronRight}
                    label="Next picture"
                    disabled={index === images.length - 1}
                    onClick={() => go(1)}
                  />
                </>
              )}
              <IconButton
                icon={isZoomed ? ZoomOut : ZoomIn}
                label={isZoomed ? 'Fit to window' : 'Show actual size'}
                onClick={() => setIsZoomed(!isZoomed)}
              />
              <a
                href={image.url}
                download={image.name}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Download ${image.name}`}
                className="grid size-7 place-items-center rounded-control text-ink-muted outline-focus hover:bg-hover hover:text-ink focus-visible:outline-2 max-md:size-10"
              >
                <Download aria-hidden className="size-4" strokeWidth={1.75} />
              </a>
              <IconButton icon={X} label="Close" onClick={onClose} />
            </header>
            <div className={`min-h-0 flex-1 overflow-auto p-4 ${isZoomed ? '' : 'grid place-items-center'}`}>
              <img
                src={image.url}
                alt={image.name}
                width={image.width ?? undefined}
                height={image.height ?? undefined}
                className={isZoomed ? 'mx-auto max-w-none' : 'max-h-full max-w-full object-contain'}
              />
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}
