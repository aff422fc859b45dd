/** A grey bar where text will stand. Width and height come as classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`block h-2.5 rounded bg-ink/8 ${className}`} />;
}
