import { lazyOverlay } from './lazyOverlay.tsx';

/** A task in front of the screen. Long content scrolls between title and actions; focus returns to where it came from. */
export const Dialog = lazyOverlay(() => import('./dialogs/DialogModal.tsx'));

/** A task that takes the whole window; on phones a sheet that comes from below. */
export const FullScreenDialog = lazyOverlay(() => import('./dialogs/FullScreenModal.tsx'));

/** Asks before an act that cannot be taken back. */
export const ConfirmDialog = lazyOverlay(() => import('./dialogs/ConfirmModal.tsx'));

/** A panel that slides over the page from the left, on small screens. */
export const Drawer = lazyOverlay(() => import('./dialogs/DrawerModal.tsx'));
