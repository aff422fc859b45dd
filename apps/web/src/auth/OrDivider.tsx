/** Between Google and the form. */
export function OrDivider() {
  return (
    <div className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or with your email
    </div>
  );
}
