import { useId, useRef } from 'react';
import { Braces } from 'lucide-react';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { VARIABLES } from '@parley/guided-flow/variables';

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

/** A text into which what is known of the visitor can be put. */
export function VariableText({ value, isDisabled, onChange, ...field }: VariableTextProps) {
  const id = useId();
  const caret = useRef({ start: value.length, end: value.length });

  function put(name: string) {
    const { start, end } = caret.current;
    const text = `{{${name}}}`;
    onChange(value.slice(0, start) + text + value.slice(end));
    const at = start + text.length;
    caret.current = { start: at, end: at };
    requestAnimationFrame(() => {
      const area = document.getElementById(id);
      if (!(area instanceof HTMLTextAreaElement)) return;
      area.focus();
      area.setSelectionRange(at, at);
    });
  }

  return (
    <TextArea
      {...field}
      id={id}
      value={value}
      isDisabled={isDisabled}
      onChange={onChange}
      onSelect={({ currentTarget }) => {
        caret.current = { start: currentTarget.selectionStart, end: currentTarget.selectionEnd };
      }}
      labelAside={
        !isDisabled && (
          <Menu
            label={`Variables for ${field.label}`}
            groups={[
              {
                id: 'variables',
                label: 'Put in',
                entries: VARIABLES.map(({ name, label }) => ({ id: name, label, onAction: () => put(name) })),
              },
            ]}
            renderTrigger={(trigger) => (
              <IconButton
                {...trigger}
                icon={Braces}
                label={`Put a variable into ${field.label}`}
                className="-mt-1.5 max-md:-mt-3"
              />
            )}
          />
        )
      }
    />
  );
}
