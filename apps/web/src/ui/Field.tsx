import type { ComponentType, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

/** What every labelled control takes. */
export type FieldProps = {
  label: string;
  /** The label is read out, but not shown: the place says what is meant. */
  isLabelHidden?: boolean;
  /** Stands at the label's right. */
  labelAside?: ReactNode;
  hint?: ReactNode;
  /** True colours the control; a sentence also stands beneath it, in the hint's place (spec §5). */
  error?: boolean | string | null;
  className?: string;
};

type FieldFrameProps = FieldProps & {
  /** The control's id, from which those of hint and error are made. */
  id: string;
  /** How label and control are joined where it is not by `for`: the component library's own label. */
  Label?: ComponentType<{ className?: string; children?: ReactNode }>;
  children: ReactNode;
};

const LABEL = 'mb-1 block text-dense font-medium';

/** The anatomy of all controls, written once: label, something beside it, the control, hint or error. */
export function Field({
  id,
  Label,
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  className = '',
  children,
}: FieldFrameProps) {
  const sentence = typeof error === 'string' && error ? error : null;
  const look = isLabelHidden ? 'sr-only' : LABEL;
  return (
    <div data-invalid={error ? true : undefined} className={`relative min-w-0 ${className}`}>
      {Label ? (
        <Label className={look}>{label}</Label>
      ) : (
        <label htmlFor={id} className={look}>
          {label}
        </label>
      )}
      {children}
      {/* After the control, so that Tab goes from field to field. */}
      {labelAside && <span className="absolute top-0 right-0 text-dense">{labelAside}</span>}
      {hint && !sentence && (
        <span id={`${id}-hint`} className="mt-1 block text-xs text-pretty text-ink-faint">
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`}>{sentence}</FieldError>
    </div>
  );
}

/** What describes the control of that id, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>): string | undefined {
  if (typeof error === 'string' && error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}
