import { Braces } from 'lucide-react';
import { VARIABLES } from '@parley/guided-flow/variables';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { MarkButtons } from '../../markdown/MarkButtons.tsx';
import { useMarks } from '../../markdown/useMarks.ts';

type VariableTextProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  limit: number;
  rows?: number;
  error?: string | null;
  isDisabled: boolean;
  onChange: (value: string) => void;
};

/** A text of Markdown, with buttons for its marks, into which what is known of the visitor can be put. */
export function VariableText({ value, isDisabled, onChange, ...field }: VariableTextProps) {
  const { area, put, onKeyDown } = useMarks(value, onChange);

  function putVariable(name: string) {
    const { current } = area;
    if (!current) return;
    const { selectionStart, selectionEnd } = current;
    const text = `{{${name}}}`;
    onChange(value.slice(0, selectionStart) + text + value.slice(selectionEnd));
    const at = selectionStart + text.length;
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(at, at);
    });
  }

  return (
    <TextArea
      {...field}
      ref={area}
      value={value}
      isDisabled={isDisabled}
      onChange={onChange}
      onKeyDown={onKeyDown}
      labelAside={
        !isDisabled && (
          <span className="-mt-1.5 flex gap-0.5 max-md:-mt-3">
            <MarkButtons label={`Format ${field.label}`} onMark={put} />
            <Menu
              label={`Variables for ${field.label}`}
              groups={[
                {
                  id: 'variables',
                  label: 'Put in',
                  entries: VARIABLES.map(({ name, label }) => ({ id: name, label, onAction: () => putVariable(name) })),
                },
              ]}
              renderTrigger={(trigger) => (
                <IconButton {...trigger} icon={Braces} label={`Put a variable into ${field.label}`} />
              )}
            />
          </span>
        )
      }
    />
  );
}
