/** Lines of text are not all of one length. */
export const SKELETON_WIDTHS = ['w-1/2', 'w-1/3', 'w-3/5', 'w-2/5', 'w-1/2', 'w-1/4'];
