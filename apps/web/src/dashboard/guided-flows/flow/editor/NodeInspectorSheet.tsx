import { type ReactNode } from 'react';
import { FullScreenDialog } from '#ui/overlays.ts';

/** The fields of a step on a phone: a sheet over the outline. */
export function NodeInspectorSheet({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <FullScreenDialog isOpen={isOpen} title="Step" onClose={onClose}>
      <div className="flex min-h-0 flex-1 flex-col">{children}</div>
    </FullScreenDialog>
  );
}
