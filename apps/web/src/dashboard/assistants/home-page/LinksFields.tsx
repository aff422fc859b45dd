import { useState } from 'react';
import { Plus, X } from 'lucide-react';
import type { LocalisedText } from '@parley/assistant-config/localised';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Pair } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';

const MOST = 10;

type BlockLink = { label: LocalisedText; url: string };
type LinksFieldsProps = {
  links: readonly BlockLink[];
  /** What is wrong at a path within the block. */
  problem: (path: string) => string | null;
  onChange: (links: BlockLink[]) => void;
};

/** Links, each with what it says and where it leads. */
export function LinksFields({ links, problem, onChange }: LinksFieldsProps) {
  const { isReadOnly } = useAssistantEditor();
  return (
    <>
      {links.length === 0 && <p className="text-dense text-ink-muted">There are no links: the block does not show.</p>}
      {links.map((link, index) => (
        <fieldset key={index} aria-label={`Link ${index + 1}`} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <Pair>
              <LocalisedField
                label="Label"
                placeholder="Returns"
                value={link.label}
                onChange={(label) => onChange(links.with(index, { ...link, label }))}
                limit={60}
              />
              <AddressField
                value={link.url}
                error={problem(`links.${index}.url`)}
                onChange={(url) => onChange(links.with(index, { ...link, url }))}
              />
            </Pair>
          </div>
          {!isReadOnly && (
            <IconButton
              icon={X}
              label={`Remove link ${index + 1}`}
              className="mt-6"
              onClick={() => onChange(links.toSpliced(index, 1))}
            />
          )}
        </fieldset>
      ))}
      {!isReadOnly && links.length < MOST && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => onChange([...links, { label: {}, url: '' }])}
        >
          Add a link
        </Button>
      )}
    </>
  );
}

type AddressFieldProps = { value: string; error: string | null; onChange: (url: string) => void };

/** Says what is wrong once it was left, and completes an address that begins with its host. */
function AddressField({ value, error, onChange }: AddressFieldProps) {
  const { isReadOnly } = useAssistantEditor();
  const [isTyping, setIsTyping] = useState(false);

  function leave() {
    setIsTyping(false);
    const typed = value.trim();
    onChange(/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed);
  }

  return (
    <TextField
      label="Address"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      value={value}
      onChange={onChange}
      onFocus={() => setIsTyping(true)}
      onBlur={leave}
      error={isTyping ? null : error}
      isDisabled={isReadOnly}
    />
  );
}
