import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Plus, X } from 'lucide-react';
import { FieldError } from '#ui/FieldError.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';

type PhrasingListProps = {
  value: readonly string[];
  onChange: (phrasings: string[]) => void;
  error: string | null;
  isReadOnly: boolean;
};

/** The many ways to ask one thing. Enter adds one; a list that is pasted becomes as many as it has lines. */
export function PhrasingList({ value, onChange, error, isReadOnly }: PhrasingListProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const adder = useRef<HTMLInputElement>(null);
  const errorId = useId();

  function add(texts: readonly string[]) {
    const known = new Set(value.map((text) => text.toLowerCase()));
    const added = [...new Set(texts.map((text) => text.trim()))].filter(
      (text) => text && !known.has(text.toLowerCase()),
    );
    if (added.length === 0) return;
    onChange([...value, ...added]);
    setTyped('');
    setSaid(added.length === 1 ? `“${added[0]}” added.` : `${added.length} phrasings added.`);
  }

  function takeKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add([typed]);
  }

  function paste(event: ClipboardEvent) {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim());
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines);
  }

  function remove(index: number) {
    onChange(value.toSpliced(index, 1));
    setSaid(`“${value[index]}” removed.`);
    adder.current?.focus();
  }

  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul aria-label="Phrasings" className="divide-y divide-line rounded-card border border-line">
          {value.map((text, index) => (
            // A phrasing has no other name than its place: it is typed in.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex items-center gap-1 py-0.5 pr-1 pl-3">
              <input
                aria-label={`Phrasing ${index + 1}`}
                value={text}
                dir="auto"
                readOnly={isReadOnly}
                onChange={({ currentTarget }) => onChange(value.with(index, currentTarget.value))}
                className="h-8 min-w-0 flex-1 rounded-sm bg-transparent text-dense outline-offset-2 outline-focus focus-visible:outline-2 max-md:h-10 max-md:text-base"
              />
              {!isReadOnly && (
                <IconButton icon={X} label={`Remove phrasing ${index + 1}`} onClick={() => remove(index)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div className="flex items-end gap-2">
          <TextField
            ref={adder}
            label="Another way to ask"
            isLabelHidden
            placeholder="Another way to ask, then Enter"
            className="min-w-0 flex-1"
            value={typed}
            onChange={setTyped}
            onKeyDown={takeKey}
            onPaste={paste}
            // What is typed and not added yet would be forgotten.
            onBlur={() => add([typed])}
          />
          <IconButton icon={Plus} label="Add phrasing" onClick={() => add([typed])} />
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <output className="sr-only">{said}</output>
    </div>
  );
}
