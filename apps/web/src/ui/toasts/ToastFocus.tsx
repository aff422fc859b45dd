import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { toast as raise } from 'react-toastify/unstyled';
import { mainContent } from '../mainContent.ts';

type ToastsFocus = {
  /** Whether it is in any toast: then all of them stay. */
  isFocused: boolean;
  /** Back to where it came from: for whoever is done with the toasts. Nothing when it is elsewhere. */
  giveBack: () => void;
};

const Context = createContext<ToastsFocus>({ isFocused: false, giveBack: () => {} });

export const useToastsFocus = () => useContext(Context);

/**
 * Around the toasts, for the keyboard: Alt+T goes to the first one, Escape closes the one with the focus. When that goes, the focus
 * goes to the next one or back to where it came from, and to the page's content where that is gone. An open dialog neither hides
 * them nor keeps the focus from them.
 */
export function ToastFocus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(
    () =>
      raise.onChange(({ status, id }) => {
        if (status !== 'removed') return;
        const held = focusedToast(ref.current);
        if (held?.id !== String(id)) return;
        const next = [...(ref.current?.querySelectorAll('.toast') ?? [])].find((one) => one !== held);
        if (next instanceof HTMLElement) next.focus();
        else focusEither(cameFrom.current);
        // Where it came from may be gone, or take no focus any more. What goes with the focus tells nobody that it had it, and the
        // next toasts would stay for ever.
        const { activeElement } = document;
        if (activeElement instanceof HTMLElement && held.contains(activeElement)) activeElement.blur();
      }),
    [],
  );

  useEffect(() => {
    const closeFocused = ({ key }: KeyboardEvent) => {
      const held = focusedToast(ref.current);
      if (key === 'Escape' && held) raise.dismiss(held.id);
    };
    document.addEventListener('keydown', closeFocused);
    return () => document.removeEventListener('keydown', closeFocused);
  }, []);

  function enter({ relatedTarget }: FocusEvent) {
    if (!ref.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setIsFocused(true);
  }

  const giveBack = useCallback(() => {
    if (ref.current?.contains(document.activeElement)) focusEither(cameFrom.current);
  }, []);
  const focus = useMemo(() => ({ isFocused, giveBack }), [isFocused, giveBack]);

  return (
    <div
      ref={ref}
      className="contents"
      onFocus={enter}
      onBlur={({ relatedTarget }) => setIsFocused(ref.current?.contains(relatedTarget) ?? false)}
    >
      <Context value={focus}>{children}</Context>
    </div>
  );
}

/** There; on the open record of the list beside it when that is gone, takes no focus any more or is the page's content; else on that. */
function focusEither(place: Element | null) {
  const main = mainContent();
  // Tabs are current as well, but they stand in a nav.
  const record = main?.querySelector('a[aria-current="page"]:not(nav *)');
  for (const one of [place === main ? null : place, record, main]) {
    if (one instanceof HTMLElement) one.focus({ preventScroll: one === main });
    if (one && document.activeElement === one) return;
  }
}

function focusedToast(region: HTMLElement | null): Element | null {
  const { activeElement } = document;
  return region?.contains(activeElement) ? (activeElement?.closest('.toast') ?? null) : null;
}
