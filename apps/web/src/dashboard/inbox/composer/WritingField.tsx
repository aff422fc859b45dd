import { type AriaAttributes, type KeyboardEvent, type RefObject } from 'react';

type WritingFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  id?: string;
  text: string;
  label: string;
  isTooLong: boolean;
  describedBy: string;
  /** What ties the field to a list of suggestions. */
  suggesting: AriaAttributes;
  onChange: (text: string, caret: number) => void;
  onCaret: (caret: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onBlur: () => void;
};

/** From so many on the field has its full height anyway, and the copy costs seconds in the browser. */
const LONG = 10_000;

/** Where a message is typed; as high as its text, up to a point. */
export function WritingField({
  ref,
  text,
  label,
  isTooLong,
  describedBy,
  suggesting,
  onChange,
  onCaret,
  onKeyDown,
  onBlur,
}: WritingFieldProps) {
  const isLong = text.length > LONG;
  return (
    // The copy behind the field has its text's height, and the field fills it.
    <div
      data-copy={isLong ? '' : `${text}\u200b`}
      className="grid max-h-48 overflow-y-auto text-sm leading-[21px] after:invisible after:col-start-1 after:row-start-1 after:px-3 after:pb-1 after:wrap-anywhere after:whitespace-pre-wrap after:content-[attr(data-copy)] max-md:text-base"
    >
      <textarea
        ref={ref}
        rows={1}
        dir="auto"
        value={text}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isTooLong}
        {...suggesting}
        placeholder={label}
        onChange={({ target }) => onChange(target.value, target.selectionStart)}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={`col-start-1 row-start-1 resize-none bg-transparent px-3 pb-1 wrap-anywhere outline-none placeholder-shown:text-ellipsis placeholder:truncate ${isLong ? 'h-48 overflow-y-auto' : 'min-h-11 overflow-hidden max-md:min-h-7'}`}
      />
    </div>
  );
}
