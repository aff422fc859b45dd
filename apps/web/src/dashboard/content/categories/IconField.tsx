import { useId, useRef } from 'react';
import { EmojiButton } from '#ui/emoji-picker/EmojiButton.tsx';
import { TextButton } from '#ui/TextButton.tsx';

type IconFieldProps = {
  /** An emoji; blank: none. */
  value: string;
  onChange: (value: string) => void;
};

/** An emoji that stands before a name, which one can do without. */
export function IconField({ value, onChange }: IconFieldProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);

  function remove() {
    onChange('');
    // The button that was pressed is gone.
    group.current?.querySelector('button')?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would lay itself out in its own way
    <div ref={group} role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 text-dense font-medium">
        Icon
      </p>
      <div className="flex items-center gap-2 text-dense">
        <EmojiButton
          text={value || 'Choose'}
          label={value ? `${value}, choose another icon` : 'Choose an icon'}
          onPick={(emoji) => emoji.kind === 'native' && onChange(emoji.native)}
        />
        {value && (
          <TextButton aria-label="Remove the icon" onClick={remove}>
            Remove
          </TextButton>
        )}
      </div>
    </div>
  );
}
