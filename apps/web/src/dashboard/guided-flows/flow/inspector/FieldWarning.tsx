import { TriangleAlert } from 'lucide-react';

/** Beneath a field: what is worth a look. */
export function FieldWarning({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <p className="flex gap-1.5 text-xs text-caution">
      <TriangleAlert aria-hidden className="mt-0.5 size-3 flex-none" strokeWidth={1.75} />
      {children}
    </p>
  );
}
