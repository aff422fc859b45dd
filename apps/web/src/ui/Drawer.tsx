import { lazy, type ReactNode } from 'react';
import { LazyPart } from './LazyPart.tsx';

export type DrawerProps = { label: string; onClose: () => void; children: ReactNode };

const DrawerModal = lazy(() => import('./DrawerModal.tsx'));

/** A panel that slides over the page from the left, on small screens. */
export function Drawer({ isOpen, ...drawer }: DrawerProps & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <LazyPart onBroken={drawer.onClose}>
      <DrawerModal {...drawer} />
    </LazyPart>
  );
}
