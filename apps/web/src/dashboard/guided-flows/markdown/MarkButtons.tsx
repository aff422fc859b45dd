import type { KeyboardEvent } from 'react';
import { Bold, Italic, Link, List } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import type { Mark } from './markSelection.ts';

const MARKS: readonly { mark: Mark; icon: typeof Bold; label: string; key?: string }[] = [
  { mark: 'strong', icon: Bold, label: 'Bold', key: 'b' },
  { mark: 'emphasis', icon: Italic, label: 'Italic', key: 'i' },
  { mark: 'link', icon: Link, label: 'Link', key: 'k' },
  { mark: 'list', icon: List, label: 'List' },
];

type MarkButtonsProps = {
  /** What they format, as a screen reader says it: «Format the answer». */
  label: string;
  onMark: (mark: Mark) => void;
  className?: string;
};

/** Puts Markdown's marks around what is selected. */
export function MarkButtons({ label, onMark, className = '' }: MarkButtonsProps) {
  return (
    <div role="toolbar" aria-label={label} className={`flex gap-0.5 ${className}`}>
      {MARKS.map(({ mark, icon, label: name }) => (
        <IconButton key={mark} icon={icon} label={name} onClick={() => onMark(mark)} />
      ))}
    </div>
  );
}

/** Which mark the usual keys for it ask for, such as Control and B; null: none. */
export function markOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Mark | null {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return null;
  return MARKS.find((one) => one.key === key.toLowerCase())?.mark ?? null;
}
