import { useState } from 'react';
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Button } from '../Button.tsx';
import { type Toast } from '../toast.ts';
import { useToastsFocus } from './ToastFocus.tsx';
import { useCountdown } from './useCountdown.ts';
import { useWindowFocus } from './useWindowFocus.ts';

const KINDS = {
  success: { icon: CircleCheck, tone: 'text-positive', said: 'Done' },
  error: { icon: CircleAlert, tone: 'text-critical', said: 'Error' },
  warning: { icon: TriangleAlert, tone: 'text-caution', said: 'Warning' },
};

type ToastContentProps = { toast: Toast; milliseconds: number; close: () => void };

/** What a toast says. Its time stands still while it is pointed at, while the focus is in the toasts and while the window is left (spec §9). */
export function ToastContent({ toast, milliseconds, close }: ToastContentProps) {
  const { kind, title, detail, action, icon } = toast;
  const [isPointedAt, setIsPointedAt] = useState(false);
  const { isFocused, giveBack } = useToastsFocus();
  const isWindowLeft = !useWindowFocus();
  useCountdown(milliseconds, isPointedAt || isFocused || isWindowLeft, close);

  const { tone, said } = KINDS[kind];
  const Icon = icon ?? KINDS[kind].icon;

  function act() {
    action?.onAction();
    leave();
  }

  // What the act says comes as another toast: the focus would go there, and it would never leave by itself.
  function leave() {
    giveBack();
    close();
  }

  return (
    <div
      className="group flex items-start gap-2.5 p-3 text-dense"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 flex-none ${icon ? 'text-ink-muted' : tone}`} strokeWidth={1.75} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {kind !== 'success' && <span className="sr-only">{said}: </span>}
        <p className={detail ? 'font-medium' : ''}>{title}</p>
        {detail && <p className="text-ink-muted">{detail}</p>}
      </div>
      {action && (
        <Button variant="ghost" size="sm" onClick={act} className="-my-1 -mr-1">
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={`Dismiss: ${title}`}
        onClick={leave}
        className="absolute -top-2 -left-2 grid size-6 place-items-center rounded-full bg-raised text-ink-muted opacity-0 shadow-overlay transition-opacity group-hover:opacity-100 pointer-coarse:opacity-100 hover:text-ink focus-visible:opacity-100"
      >
        <X aria-hidden className="size-3.5" strokeWidth={2} />
      </button>
    </div>
  );
}
