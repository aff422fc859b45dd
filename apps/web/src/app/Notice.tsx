import type { ReactNode } from 'react';
import { Logo } from '#ui/Logo.tsx';

type NoticeProps = {
  title: string;
  children: ReactNode;
  action: ReactNode;
  /** Something small beneath. */
  foot?: ReactNode;
};

/** A page that has only one thing to say. */
export function Notice({ title, children, action, foot }: NoticeProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-6">
      <title>{`${title} · Parley`}</title>
      <div className="grid max-w-sm justify-items-center gap-3 text-center">
        <span className="text-brand">
          <Logo size={28} />
        </span>
        <h1 className="mt-1 text-xl font-semibold tracking-tight text-balance">{title}</h1>
        <p className="text-pretty text-ink-muted">{children}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>
        {foot}
      </div>
    </main>
  );
}
