/** The day on which the messages below were written. */
export function DayDivider({ label }: { label: string }) {
  const line =
    "before:h-px before:flex-1 before:bg-line before:content-[''] after:h-px after:flex-1 after:bg-line after:content-['']";
  return <p className={`my-3 flex items-center gap-2.5 text-xs text-ink-faint ${line}`}>{label}</p>;
}
