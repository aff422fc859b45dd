import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField.tsx';

type ColourFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'trailing' | 'value' | 'defaultValue' | 'onChange'> & {
  /** Six hexadecimal digits after a #. */
  value: string;
  onChange: (value: string) => void;
};

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour, typed as hex or picked with the browser's own picker. What is no colour yet changes nothing. */
export function ColourField({ value, onChange, onBlur, isDisabled, ...field }: ColourFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function type(text: string) {
    setDraft(text);
    const colour = fullHex(text);
    if (colour) onChange(colour);
  }

  return (
    <TextField
      {...field}
      value={draft ?? value}
      onChange={type}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
      isDisabled={isDisabled}
      spellCheck={false}
      autoComplete="off"
      icon={
        <span
          className="relative grid size-[18px] overflow-hidden rounded-[4px] inset-ring inset-ring-line"
          style={{ background: value }}
        >
          <input
            type="color"
            aria-label={`Pick: ${field.label}`}
            value={value}
            disabled={isDisabled}
            onChange={(event) => {
              setDraft(null);
              onChange(event.currentTarget.value.toUpperCase());
            }}
            className="absolute -inset-1 size-[calc(100%+8px)] opacity-0"
          />
        </span>
      }
    />
  );
}

/** `#abc` and `abc` as `#AABBCC`; null for what is no colour. */
export function fullHex(text: string): string | null {
  const digits = HEX.exec(text.trim())?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${six.toUpperCase()}`;
}
