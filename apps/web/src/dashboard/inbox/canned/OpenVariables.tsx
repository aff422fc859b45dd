import { TriangleAlert } from 'lucide-react';
import { openVariables } from './openVariables.ts';

/** Warns of variables that nobody has filled in: the visitor would read them. */
export function OpenVariables({ text }: { text: string }) {
  const open = openVariables(text);
  if (open.length === 0) return null;
  return (
    <output className="mx-3 mb-1.5 flex items-start gap-1.5 text-xs text-caution">
      <TriangleAlert aria-hidden className="mt-px size-3.5 flex-none" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">
        The visitor would read {new Intl.ListFormat('en').format(open)} as it stands. Write what belongs there before
        you send.
      </span>
    </output>
  );
}
