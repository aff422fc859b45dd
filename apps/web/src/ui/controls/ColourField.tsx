import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField.tsx';

type ColourFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'trailing' | 'value' | 'defaultValue' | 'onChange'> & {
  /** Six hexadecimal digits after a #. */
  value: string;
  onChange: (value: string) => void;
};

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour, typed as hex or picked with the browser's own picker. What is no colour changes nothing, and is said to be none. */
export function ColourField({ value, onChange, onBlur, error, isDisabled, ...field }: ColourFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** What one left the field with and is no colour, until it becomes another one from elsewhere. */
  const [refused, setRefused] = useState<{ text: string; instead: string } | null>(null);
  const isRefused = draft === null && refused?.instead === value;

  function type(text: string) {
    setDraft(text);
    setRefused(null);
    const colour = fullHex(text);
    if (colour) onChange(colour);
  }

  return (
    <TextField
      {...field}
      value={draft ?? (isRefused ? refused.text : value)}
      error={isRefused ? 'Enter a colour such as #00625A.' : error}
      onChange={type}
      onBlur={(event) => {
        if (draft !== null && fullHex(draft) === null) setRefused({ text: draft, instead: value });
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
              setRefused(null);
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
