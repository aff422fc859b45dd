import { useState } from 'react';
import { X } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';

const MOST = 50;

type PatternListProps = {
  label: string;
  /** What it means that there is none. */
  none: string;
  patterns: readonly string[];
  onChange: (patterns: string[]) => void;
  isReadOnly: boolean;
};

/** Patterns of pages, one added at a time. */
export function PatternList({ label, none, patterns, onChange, isReadOnly }: PatternListProps) {
  const [text, setText] = useState('');
  const pattern = text.trim();

  function add() {
    if (pattern === '') return;
    if (!patterns.includes(pattern)) onChange([...patterns, pattern]);
    setText('');
  }

  return (
    <div className="grid gap-1.5">
      <TextField
        label={label}
        value={text}
        onChange={setText}
        // What was typed is meant, also where nobody presses Add.
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        placeholder="/boots/*"
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        isDisabled={isReadOnly || patterns.length >= MOST}
        trailing={
          pattern !== '' && (
            <Button size="sm" variant="ghost" aria-label={`Add to “${label}”`} onClick={add}>
              Add
            </Button>
          )
        }
      />
      {patterns.length === 0 ? (
        <p className="text-xs text-ink-muted">{none}</p>
      ) : (
        <ul aria-label={`${label}: pages`} className="divide-y divide-line rounded-card border border-line">
          {patterns.map((pattern) => (
            <li key={pattern} className="flex min-h-8 items-center gap-2 pr-1 pl-3 text-dense">
              <span className="min-w-0 flex-1 font-mono text-xs wrap-anywhere">{pattern}</span>
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  label={`Remove ${pattern}`}
                  onClick={() => onChange(patterns.filter((one) => one !== pattern))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
