import { Plus, X } from 'lucide-react';
import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import { Button } from '#ui/Button.tsx';
import { type Option } from '#ui/controls/option.ts';
import { Select } from '#ui/controls/Select.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ReorderList } from '#ui/lists/ReorderList.tsx';
import { TextField } from '#ui/TextField.tsx';
import { buttonProblem, type ButtonFields } from './faqFields.ts';
import { FaqArticle } from './FaqArticle.tsx';

const KINDS = [
  { id: 'Link', label: 'Link' },
  { id: 'Question', label: 'Question' },
  { id: 'Article', label: 'Article' },
  { id: 'Handoff', label: 'A person' },
] as const;

type ButtonsFieldProps = {
  value: readonly ButtonFields[];
  onChange: (buttons: ButtonFields[]) => void;
  error: string | null;
  articles: readonly Option[];
  isReadOnly: boolean;
};

let made = 0;

/** The buttons beneath an answer, in their order. */
export function ButtonsField({ value, onChange, error, articles, isReadOnly }: ButtonsFieldProps) {
  const replace = (id: string, some: Partial<ButtonFields>) =>
    onChange(value.map((one) => (one.id === id ? { ...one, ...some } : one)));

  function add() {
    made += 1;
    onChange([...value, { id: `new${made}`, kind: 'Link', label: '', value: '' }]);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-dense font-medium">Buttons</legend>
      {value.length > 0 && (
        <ReorderList
          label="Buttons"
          items={value}
          nameOf={({ label }) => label || 'the button'}
          onReorder={onChange}
          isDisabled={isReadOnly}
        >
          {(one, { handle, moveButtons }) => (
            <div className="flex items-start gap-2 py-2 pr-1 pl-2.5">
              {handle}
              <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[124px_minmax(0,1fr)]">
                <Select
                  label="Kind"
                  isLabelHidden
                  options={KINDS}
                  value={one.kind}
                  isDisabled={isReadOnly}
                  onChange={(kind) => replace(one.id, { kind, value: '' })}
                />
                <TextField
                  label="Label"
                  isLabelHidden
                  placeholder="What stands on it"
                  value={one.label}
                  isDisabled={isReadOnly}
                  error={error ? buttonProblem(one) : null}
                  onChange={(label) => replace(one.id, { label })}
                />
                <div className="sm:col-span-2">
                  <Target
                    one={one}
                    articles={articles}
                    isReadOnly={isReadOnly}
                    onChange={(some) => replace(one.id, some)}
                  />
                </div>
              </div>
              <span className="flex max-sm:flex-col">
                {moveButtons}
                {!isReadOnly && (
                  <IconButton
                    icon={X}
                    label={`Remove ${one.label || 'the button'}`}
                    onClick={() => onChange(value.filter(({ id }) => id !== one.id))}
                  />
                )}
              </span>
            </div>
          )}
        </ReorderList>
      )}
      {!isReadOnly && value.length < FAQ_LIMITS.buttons && (
        <Button
          size="sm"
          className="w-fit"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={add}
        >
          Add a button
        </Button>
      )}
    </fieldset>
  );
}

type TargetProps = {
  one: ButtonFields;
  articles: readonly Option[];
  isReadOnly: boolean;
  onChange: (some: Partial<ButtonFields>) => void;
};

/** Where a button leads. */
function Target({ one: { kind, label, value }, articles, isReadOnly, onChange }: TargetProps) {
  if (kind === 'Handoff')
    return <p className="text-xs text-ink-muted">Asks for a person, as the chat’s own button does.</p>;
  if (kind === 'Article') {
    return (
      <FaqArticle
        isLabelHidden
        placeholder="Which article"
        known={articles}
        value={value || null}
        isDisabled={isReadOnly}
        onChange={(id, title) =>
          onChange({ value: id ?? '', ...(label === '' && { label: title.slice(0, FAQ_LIMITS.buttonLabel) }) })
        }
      />
    );
  }
  return (
    <TextField
      label={kind === 'Link' ? 'Address' : 'Question'}
      isLabelHidden
      placeholder={kind === 'Link' ? 'https://' : 'The question that it asks'}
      value={value}
      isDisabled={isReadOnly}
      onChange={(typed) => onChange({ value: typed })}
    />
  );
}
