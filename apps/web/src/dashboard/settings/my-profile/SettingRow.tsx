import { type ReactNode } from 'react';

type SettingRowProps = { label: string; hint?: string; children: ReactNode };

/** A preference: what it is at the left, its control at the right; beneath it where it is narrow. */
export function SettingRow({ label, hint, children }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 text-dense">
        <p>{label}</p>
        {hint && <p className="text-xs text-pretty text-ink-faint">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
