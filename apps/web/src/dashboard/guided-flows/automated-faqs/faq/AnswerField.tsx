import { useRef } from 'react';
import { Bold, Italic, Link, List } from 'lucide-react';
import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { marked, type Mark } from './markSelection.ts';

type AnswerFieldProps = {
  value: string;
  onChange: (answer: string) => void;
  onBlur: () => void;
  error: string | null;
  name: string;
  isReadOnly: boolean;
};

const MARKS: readonly { mark: Mark; icon: typeof Bold; label: string }[] = [
  { mark: 'strong', icon: Bold, label: 'Bold' },
  { mark: 'emphasis', icon: Italic, label: 'Italic' },
  { mark: 'link', icon: Link, label: 'Link' },
  { mark: 'list', icon: List, label: 'List' },
];

/** The answer as Markdown, with buttons that put its marks around what is selected. */
export function AnswerField({ isReadOnly, ...field }: AnswerFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  function put(mark: Mark) {
    const { current } = area;
    if (!current) return;
    const { selectionStart, selectionEnd } = current;
    const { text, start, end } = marked(field.value, { start: selectionStart, end: selectionEnd }, mark);
    field.onChange(text);
    // Once the new text stands there.
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(start, end);
    });
  }

  return (
    <div className="grid gap-1">
      {!isReadOnly && (
        <div role="toolbar" aria-label="Format the answer" className="-ml-1.5 flex gap-0.5">
          {MARKS.map(({ mark, icon, label }) => (
            <IconButton key={mark} icon={icon} label={label} onClick={() => put(mark)} />
          ))}
        </div>
      )}
      <TextArea
        ref={area}
        label="Answer"
        isLabelHidden
        rows={5}
        maxRows={16}
        limit={FAQ_LIMITS.answer}
        placeholder="What visitors read"
        isDisabled={isReadOnly}
        {...field}
      />
    </div>
  );
}
