import { lazy, useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { LazyPart } from './LazyPart.tsx';
import { preloadWhenIdle } from './preloadWhenIdle.ts';

type TooltipProps = {
  label: string;
  /** A key that does the same. */
  shortcut?: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  isDisabled?: boolean;
  /** One control. */
  children: ReactNode;
};

const load = () => import('./TooltipPopup.tsx');
const TooltipPopup = lazy(load);
preloadWhenIdle(load);

/** How long a pointer must rest; how long it may be away on its way into the tooltip; how long the next one opens at once. */
const REST = 500;
const GRACE = 120;
const WARM = 400;

let closedAt = Number.NEGATIVE_INFINITY;

/** Says what a control does when it is pointed at or focused by keyboard. */
export function Tooltip({ label, shortcut, placement = 'top', isDisabled = false, children }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const control = useRef<Element | null>(null);
  const timer = useRef(0);
  const [isOpen, setIsOpen] = useState(false);

  function settle(willBeOpen: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      control.current = around.current?.firstElementChild ?? null;
      if (isOpen && !willBeOpen) closedAt = performance.now();
      // What has opened something says so itself.
      setIsOpen(willBeOpen && control.current?.getAttribute('aria-expanded') !== 'true');
    }, delay);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isOpen]);

  function openByPointer({ pointerType }: PointerEvent) {
    if (pointerType === 'touch' || isDisabled) return;
    settle(true, performance.now() - closedAt < WARM ? 0 : REST);
  }

  function openByFocus({ target }: FocusEvent) {
    if (isDisabled || !target.matches(':focus-visible')) return;
    settle(true, 0);
  }

  return (
    <span
      ref={around}
      className="contents"
      onPointerEnter={openByPointer}
      onPointerLeave={() => settle(false, GRACE)}
      onPointerDown={() => settle(false, 0)}
      onFocus={openByFocus}
      onBlur={() => settle(false, 0)}
    >
      {children}
      {isOpen && (
        <LazyPart isSilent>
          <TooltipPopup
            label={label}
            shortcut={shortcut}
            placement={placement}
            triggerRef={control}
            onStay={() => settle(true, 0)}
            onLeave={(isAtOnce) => settle(false, isAtOnce ? 0 : GRACE)}
          />
        </LazyPart>
      )}
    </span>
  );
}
