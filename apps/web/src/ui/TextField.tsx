import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { PlainIcon } from './PlainIcon.tsx';
import { INPUT_SIZES, type InputSize } from './inputSizes.ts';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'disabled'> & {
  label: string;
  /** Stands at the label's right. */
  labelAside?: ReactNode;
  /** True colours the field; a sentence also stands beneath it. */
  error?: boolean | string | null;
  hint?: string | null;
  size?: InputSize;
  /** Compact is 32 px high, comfortable 40. */
  density?: 'compact' | 'comfortable';
  /** Shown as disabled, and read-only: what it says can still be selected and copied (spec §5). */
  isDisabled?: boolean;
  /** Stands inside, at the right. */
  trailing?: ReactNode;
};

/** A labelled text input of plain HTML. */
export function TextField({
  label,
  labelAside,
  error,
  hint,
  size = 'sm',
  density = 'compact',
  isDisabled = false,
  trailing,
  className = '',
  ...input
}: TextFieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const sentence = typeof error === 'string' ? error : null;
  const edge = isDisabled ? 'border-line bg-well text-ink-faint' : 'bg-surface';
  const isTall = size !== 'xs' && size !== 'sm';
  const height = isTall ? 'py-1' : density === 'comfortable' ? 'h-10' : 'h-8';

  return (
    <div className={`relative ${className}`}>
      <label htmlFor={id} className="mb-1 block text-dense font-medium">
        {label}
      </label>
      <div
        className={`input-frame flex min-w-0 items-center gap-2 rounded-control border transition-colors ${edge} ${height} ${density === 'comfortable' ? 'px-3' : 'px-2.5'} ${error ? 'border-critical inset-ring-[0.5px] inset-ring-critical' : isDisabled ? '' : 'border-line-strong'}`}
      >
        <input
          {...input}
          id={id}
          readOnly={isDisabled || input.readOnly}
          aria-disabled={isDisabled || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, sentence && `${id}-error`].filter(Boolean).join(' ') || undefined}
          className={`w-full min-w-0 flex-1 bg-transparent outline-none max-md:text-base ${INPUT_SIZES[size]}`}
        />
        {error && <PlainIcon shape="alert" className="text-critical" />}
        {trailing}
      </div>
      {/* After the input, so that Tab goes from field to field. */}
      {labelAside && <span className="absolute top-0 right-0 text-dense font-medium">{labelAside}</span>}
      {hint && !sentence && (
        <span id={`${id}-hint`} className="mt-1 block text-xs text-ink-faint">
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`}>{sentence}</FieldError>
    </div>
  );
}
