import { useId, useState, type ComponentPropsWithRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { describedBy, Field, type FieldProps } from '../Field.tsx';
import { BARE_INPUT, inputFrame, type InputSize } from '../inputSizes.ts';

type TextAreaProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, 'disabled' | 'onChange' | 'value' | 'defaultValue' | 'maxLength'> & {
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
    size?: InputSize;
    /** Shown as disabled, and read-only (spec §5). */
    isDisabled?: boolean;
    /** How many characters there may be. They are counted beneath; what is too long is kept, for the writer to shorten. */
    limit?: number;
    /** Lines at the least and at the most; it grows with the text between the two. */
    rows?: number;
    maxRows?: number;
  };

/** A labelled input of several lines, which grows with what is written. */
export function TextArea({
  label,
  isLabelHidden,
  labelAside,
  error,
  hint,
  className,
  size,
  isDisabled = false,
  limit,
  rows = 3,
  maxRows = 12,
  defaultValue = '',
  value,
  onChange,
  ...textarea
}: TextAreaProps) {
  const generatedId = useId();
  const id = textarea.id ?? generatedId;
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  const isTooLong = limit !== undefined && text.length > limit;
  const problem = error || isTooLong;

  return (
    <Field {...{ id, label, isLabelHidden, labelAside, hint, error, className }}>
      <div className={`${inputFrame({ size, error: problem, isDisabled })} !items-start py-1.5`}>
        {/* A copy of the text, unseen, makes the place that the text needs. */}
        <div
          className="grid w-full min-w-0 flex-1 overflow-auto *:[grid-area:1/1]"
          style={{ minHeight: `${rows}lh`, maxHeight: `${maxRows}lh` }}
        >
          <div aria-hidden className="invisible break-words whitespace-pre-wrap">
            {text}{' '}
          </div>
          <textarea
            {...textarea}
            id={id}
            rows={1}
            value={text}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onChange?.(event.currentTarget.value);
            }}
            readOnly={isDisabled || textarea.readOnly}
            placeholder={isDisabled ? undefined : textarea.placeholder}
            aria-disabled={isDisabled || undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={
              [describedBy(id, { hint, error }), limit && `${id}-count`].filter(Boolean).join(' ') || undefined
            }
            className={`${BARE_INPUT} resize-none overflow-hidden`}
          />
        </div>
        {problem && <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none text-critical" strokeWidth={1.75} />}
      </div>
      {limit !== undefined && <Count id={`${id}-count`} length={text.length} limit={limit} />}
    </Field>
  );
}

type CountProps = { id: string; length: number; limit: number };

/** How many characters are written; read out with the field, and when they become too many. */
function Count({ id, length, limit }: CountProps) {
  const isTooLong = length > limit;
  return (
    <span
      id={id}
      className={`float-right mt-1 ml-3 text-xs tabular-nums ${isTooLong ? 'text-critical' : 'text-ink-faint'}`}
    >
      <span className="sr-only">
        {length} of {limit} characters
      </span>
      <span aria-hidden>
        {length} / {limit}
      </span>
      <output className="sr-only">{isTooLong ? `${length - limit} characters too many.` : ''}</output>
    </span>
  );
}
