import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { useCharacterKeys } from '../characterKeys.ts';
import { Kbd } from '../Kbd.tsx';
import { useMainSearch } from '../mainSearch.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';

type SearchFieldProps = Omit<
  TextFieldProps,
  'type' | 'icon' | 'trailing' | 'value' | 'defaultValue' | 'onChange' | 'ref' | 'error' | 'hint' | 'labelAside'
> & {
  value: string;
  onChange: (value: string) => void;
  /** The screen's own search: `/` goes there while single keys do something, and a hint says so. At most one on a screen. */
  isMain?: boolean;
};

/** A field to search by. Escape and a button clear it; its label is hidden unless asked for. */
export function SearchField({
  value,
  onChange,
  isMain = false,
  isLabelHidden = true,
  onKeyDown,
  ...field
}: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const hasKey = useCharacterKeys(({ isOn }) => isOn) && isMain;

  useEffect(() => {
    if (!hasKey) return undefined;
    const goThere = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.key !== '/') return;
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target) || isCovered(ref.current)) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, [hasKey]);

  const { label } = field;
  useEffect(() => {
    if (!isMain) return undefined;
    useMainSearch.setState({ label });
    return () => useMainSearch.setState({ label: null });
  }, [isMain, label]);

  function clear() {
    onChange('');
    ref.current?.focus();
  }

  function clearByEscape(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '') return;
    // A dialog around it stays open: the first Escape is the search's.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }

  return (
    <TextField
      {...field}
      ref={ref}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      isLabelHidden={isLabelHidden}
      placeholder={field.placeholder ?? field.label}
      value={value}
      onChange={onChange}
      onKeyDown={clearByEscape}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      icon={<Search aria-hidden strokeWidth={1.75} />}
      trailing={value === '' ? hasKey && <Kbd className="max-md:hidden">/</Kbd> : <ClearButton onPress={clear} />}
    />
  );
}

function ClearButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear the search"
      onClick={onPress}
      className="-my-1 -mr-1 grid size-6 shrink-0 place-items-center rounded-control text-ink-faint hover:bg-hover hover:text-ink"
    >
      <X aria-hidden className="size-3.5" strokeWidth={2} />
    </button>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether a dialog lies over the page, in which the field is not. */
function isCovered(field: Element | null): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(field));
}
