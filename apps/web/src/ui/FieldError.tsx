/** The sentence beneath a field that says what to do; announced when it appears. */
export function FieldError({ id, children }: { id: string; children?: string | null }) {
  return (
    <span
      id={id}
      role={children ? 'alert' : undefined}
      className="mt-1 block text-xs text-pretty text-critical empty:hidden"
    >
      {children}
    </span>
  );
}
