import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import { percent } from '../format.ts';
import { Progress } from './Progress.tsx';

export type ProgressItem = {
  id: string;
  name: string;
  /** Beside the name: a size, a count. */
  detail?: string;
  /** From 0 to 1 while it runs; null while nobody knows. */
  share: number | null;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Why it failed, in words a person can act on. */
  problem?: string;
  onCancel?: () => void;
  onRetry?: () => void;
  /** Takes what has ended off the list. */
  onDismiss?: () => void;
};

/** Long work, one row each: how far it is, and the way to cancel or try again. It goes on when the page is left, where its owner lives longer. */
export function ProgressList({ label, items }: { label: string; items: readonly ProgressItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-surface text-dense">
      {items.map((item) => (
        <ProgressRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function ProgressRow({ item }: { item: ProgressItem }) {
  const { name, detail, share, state, problem, onCancel, onRetry, onDismiss } = item;
  const isActive = state === 'waiting' || state === 'running';
  return (
    <li className="flex min-h-[52px] items-center gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {detail && <span className="flex-none text-xs text-ink-faint tabular-nums">{detail}</span>}
          <span className="ml-auto flex-none text-xs text-ink-muted tabular-nums">{said(item)}</span>
        </div>
        {isActive && <Progress label={name} share={state === 'waiting' ? 0 : share} className="mt-1.5" />}
        {state === 'failed' && (
          <p role="alert" className="flex items-start gap-1.5 text-xs text-critical">
            <CircleAlert aria-hidden className="mt-px size-3.5 flex-none" strokeWidth={1.75} />
            {problem ?? 'It did not work.'}
          </p>
        )}
      </div>
      {state === 'done' && !onDismiss && (
        <CircleCheck aria-hidden className="mx-1.5 size-4 flex-none text-positive max-md:mx-3" strokeWidth={1.75} />
      )}
      {(state === 'failed' || state === 'cancelled') && onRetry && (
        <IconButton icon={RotateCw} label={`Try again: ${name}`} onClick={onRetry} />
      )}
      {isActive && onCancel && <IconButton icon={X} label={`Cancel: ${name}`} onClick={onCancel} />}
      {!isActive && onDismiss && <IconButton icon={X} label={`Remove from the list: ${name}`} onClick={onDismiss} />}
    </li>
  );
}

function said({ state, share }: ProgressItem): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'running') return share === null ? 'Under way' : percent(share);
  return { done: 'Done', failed: '', cancelled: 'Cancelled' }[state];
}
