import type { ReactNode } from 'react';
import { CircleAlert, Info } from 'lucide-react';

type FormNoticeProps = { tone: 'critical' | 'neutral'; children: ReactNode };

/** A sentence above a form: about all of it, or about how one got here. */
export function FormNotice({ tone, children }: FormNoticeProps) {
  const look = tone === 'critical' ? 'bg-critical-soft text-critical' : 'bg-brand-soft text-ink';
  const Icon = tone === 'critical' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      className={`flex gap-2 rounded-control px-3 py-2.5 text-dense ${look}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
