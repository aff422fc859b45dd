import { useState, type KeyboardEvent } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { TextField, type TextFieldProps } from './TextField.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'>;

/** A password input that can show what was typed, and says when caps lock is on. */
export function PasswordField({ hint, onKeyUp, onKeyDown, onBlur, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const noteCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    // Autofill sends key events that are none.
    if (typeof event.getModifierState === 'function') setIsCapsLockOn(event.getModifierState('CapsLock'));
  };

  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      hint={isCapsLockOn ? 'Caps lock is on.' : hint}
      onKeyDown={(event) => {
        noteCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        noteCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setIsCapsLockOn(false);
        onBlur?.(event);
      }}
      trailing={
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="-my-1 -mr-1 grid size-6 shrink-0 place-items-center rounded-control text-ink-faint hover:text-ink"
        >
          <Icon aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
        </button>
      }
    />
  );
}
