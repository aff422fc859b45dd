/** A link that looks like the one thing to do. */
export const WAY_ON =
  'inline-flex h-10 items-center gap-1.5 rounded-control bg-brand px-4 text-sm font-medium text-brand-ink transition-colors hover:bg-brand-hover';
