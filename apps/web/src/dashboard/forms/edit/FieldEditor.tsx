import { useEffect, useRef } from 'react';
import { Copy, Plus, Trash2, X } from 'lucide-react';
import { hasOptions, isDated, isInput, isText, takesSeveral } from '@parley/form/fieldTraits';
import { FIELD_TYPES, type FieldChecks, type FormContent, type FormField } from '@parley/form/form';
import type { FormProblem } from '@parley/form/lintForm';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ReorderList } from '#ui/lists/ReorderList.tsx';
import { TextField } from '#ui/TextField.tsx';
import { ConditionsEditor } from './ConditionsEditor.tsx';
import { FIELD_KINDS } from './fieldKinds.ts';
import { ofKind } from './formEditing.ts';

type FieldEditorProps = {
  form: FormContent;
  field: FormField;
  problems: readonly FormProblem[];
  isReadOnly: boolean;
  /** It was added just now: its label is written first. */
  isAdded: boolean;
  onFocused: () => void;
  onChange: (change: Partial<FormField>) => void;
  onCopy: () => void;
  onRemove: () => void;
};

const SOURCES = [
  { id: 'None', label: 'Nothing' },
  { id: 'VisitorEmail', label: 'Visitor’s email' },
  { id: 'VisitorName', label: 'Visitor’s name' },
  { id: 'VisitorPhone', label: 'Visitor’s phone' },
  { id: 'Attribute', label: 'Attribute of the visitor' },
  { id: 'QueryParam', label: 'Parameter of the page’s address' },
  { id: 'PageUrl', label: 'Address of the page' },
  { id: 'Fixed', label: 'A fixed answer' },
] as const;
const TARGETS = [
  { id: 'None', label: 'Do not save' },
  { id: 'Email', label: 'Email' },
  { id: 'Name', label: 'Name' },
  { id: 'Phone', label: 'Phone' },
  { id: 'Attribute', label: 'An attribute' },
] as const;
const NAMED: readonly string[] = ['Attribute', 'QueryParam', 'Fixed'];

/** Everything that is set of one question. */
export function FieldEditor({
  form,
  field,
  problems,
  isReadOnly,
  isAdded,
  onFocused,
  onChange,
  onCopy,
  onRemove,
}: FieldEditorProps) {
  const label = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isAdded) return;
    label.current?.focus();
    // What stands there already is written over.
    label.current?.select();
    onFocused();
  }, [isAdded, onFocused]);
  const { icon: Icon } = FIELD_KINDS[field.type];
  const errorOf = (path: string) => problems.find((one) => one.fieldId === field.id && one.path === path)?.message;
  const off = { isDisabled: isReadOnly };
  const isAsked = isInput(field);
  return (
    <>
      <div className="flex min-h-13 flex-none items-center gap-2 border-b border-line px-4">
        <Icon aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />
        <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{field.label || 'Untitled question'}</h2>
        {isAsked && (
          <Switch
            label="Required"
            value={field.isRequired}
            onChange={(isRequired) => onChange({ isRequired })}
            {...off}
          />
        )}
        {!isReadOnly && (
          <>
            <IconButton icon={Copy} label="Duplicate question" onClick={onCopy} />
            <IconButton icon={Trash2} label="Remove question" onClick={onRemove} />
          </>
        )}
      </div>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-4 py-4">
        <TextField
          ref={label}
          label={field.type === 'Section' ? 'Title' : 'Question'}
          value={field.label}
          maxLength={300}
          error={errorOf('label')}
          onChange={(label) => onChange({ label })}
          {...off}
        />
        <TextField
          label="Help under it"
          value={field.help}
          maxLength={500}
          onChange={(help) => onChange({ help })}
          {...off}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Answer type"
            options={FIELD_TYPES.map((id) => ({ id, label: FIELD_KINDS[id].label }))}
            value={field.type}
            onChange={(type) => onChange(ofKind(field, type))}
            {...off}
          />
          {field.type !== 'Section' && field.type !== 'Statement' && (
            <TextField
              label="Key in exports"
              value={field.key}
              maxLength={48}
              error={errorOf('key')}
              onChange={(key) => onChange({ key: key.toLowerCase().replaceAll(/[^a-z\d_]/g, '_') })}
              {...off}
            />
          )}
        </div>
        {hasOptions(field.type) && <Options {...{ field, isReadOnly, onChange }} error={errorOf('options')} />}
        {(isAsked || field.type === 'Hidden') && field.type !== 'File' && field.type !== 'Address' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Fill in from"
              options={SOURCES}
              value={field.fillFrom.source}
              onChange={(source) => onChange({ fillFrom: { ...field.fillFrom, source } })}
              {...off}
            />
            {NAMED.includes(field.fillFrom.source) && (
              <TextField
                label={field.fillFrom.source === 'Fixed' ? 'Answer' : 'Name of it'}
                value={field.fillFrom.name}
                onChange={(name) => onChange({ fillFrom: { ...field.fillFrom, name } })}
                {...off}
              />
            )}
          </div>
        )}
        {isAsked && field.type !== 'File' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Save to visitor"
              options={TARGETS}
              value={field.saveTo.target}
              onChange={(target) => onChange({ saveTo: { ...field.saveTo, target } })}
              {...off}
            />
            {field.saveTo.target === 'Attribute' && (
              <TextField
                label="Attribute"
                value={field.saveTo.name}
                maxLength={60}
                error={errorOf('saveTo')}
                onChange={(name) => onChange({ saveTo: { ...field.saveTo, name } })}
                {...off}
              />
            )}
          </div>
        )}
        {isAsked && <Checks {...{ field, isReadOnly, onChange }} errorOf={errorOf} />}
        <ConditionsEditor
          form={form}
          field={field}
          isReadOnly={isReadOnly}
          error={errorOf('showWhen')}
          onChange={onChange}
        />
      </div>
    </>
  );
}

type PartProps = Pick<FieldEditorProps, 'field' | 'isReadOnly' | 'onChange'>;

function Options({ field, isReadOnly, onChange, error }: PartProps & { error: string | undefined }) {
  const { options } = field;
  return (
    <section aria-label="Choices" className="grid gap-2">
      <h3 className="text-dense font-semibold">Choices</h3>
      <ReorderList
        label="Choices"
        items={[...options]}
        nameOf={({ label }) => label || 'Empty choice'}
        isDisabled={isReadOnly}
        onReorder={(next) => onChange({ options: next })}
      >
        {(option, { handle, moveButtons }) => (
          <div className="flex items-center gap-1 py-0.5">
            {handle}
            <TextField
              label={`Choice ${options.indexOf(option) + 1}`}
              isLabelHidden
              className="flex-1"
              value={option.label}
              maxLength={150}
              isDisabled={isReadOnly}
              onChange={(label) =>
                onChange({ options: options.map((one) => (one.id === option.id ? { ...one, label } : one)) })
              }
            />
            {moveButtons}
            {!isReadOnly && (
              <IconButton
                icon={X}
                label={`Remove ${option.label || 'this choice'}`}
                onClick={() => onChange({ options: options.filter(({ id }) => id !== option.id) })}
              />
            )}
          </div>
        )}
      </ReorderList>
      {error && <p className="text-dense text-critical">{error}</p>}
      {!isReadOnly && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() =>
              onChange({ options: [...options, { id: `o${crypto.randomUUID().slice(0, 8)}`, label: '' }] })
            }
          >
            Add choice
          </Button>
          {field.type !== 'Select' && (
            <Switch
              label="Also in their own words"
              value={field.allowsOther}
              onChange={(allowsOther) => onChange({ allowsOther })}
            />
          )}
        </div>
      )}
    </section>
  );
}

type ChecksProps = PartProps & { errorOf: (path: string) => string | undefined };

/** What an answer of this kind can be held against. */
function Checks({ field, isReadOnly, onChange, errorOf }: ChecksProps) {
  const { type, checks } = field;
  const set = (change: Partial<FieldChecks>) => onChange({ checks: { ...checks, ...change } });
  const number = (
    label: string,
    name: 'minLength' | 'maxLength' | 'min' | 'max' | 'step' | 'minSelections' | 'maxSelections' | 'maxSizeMb',
  ) => (
    <NumberField
      label={label}
      value={checks[name]}
      error={errorOf(`checks.${name}`)}
      isDisabled={isReadOnly}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const day = (label: string, name: 'minDate' | 'maxDate') => (
    <TextField
      label={label}
      type="date"
      value={checks[name]}
      error={errorOf(`checks.${name}`)}
      isDisabled={isReadOnly}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const parts = isText(type) ? (
    <>
      {number('Shortest', 'minLength')}
      {number('Longest', 'maxLength')}
    </>
  ) : type === 'Number' ? (
    <>
      {number('Lowest', 'min')}
      {number('Highest', 'max')}
      {number('In steps of', 'step')}
    </>
  ) : type === 'Scale' ? (
    <>
      {number('From', 'min')}
      {number('To', 'max')}
    </>
  ) : type === 'Rating' ? (
    number('Stars', 'max')
  ) : takesSeveral(type) ? (
    <>
      {number('At least', 'minSelections')}
      {number('At most', 'maxSelections')}
    </>
  ) : isDated(type) ? (
    <>
      {day('Not before', 'minDate')}
      {day('Not after', 'maxDate')}
    </>
  ) : type === 'File' ? (
    <>
      {number('Megabytes at most', 'maxSizeMb')}
      <TextField
        label="Endings"
        hint="Separated by commas; none: any."
        value={checks.extensions.join(', ')}
        isDisabled={isReadOnly}
        onChange={(text) =>
          set({
            extensions: [
              ...new Set(
                text
                  .toLowerCase()
                  .split(/[\s,.]+/)
                  .filter((one) => /^[a-z\d]{1,10}$/.test(one)),
              ),
            ],
          })
        }
      />
    </>
  ) : null;
  const hasPattern = type === 'ShortText' || type === 'LongText';
  if (!parts) return null;
  return (
    <section aria-label="Checks" className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-dense font-semibold">Checks</h3>
      <div className="grid gap-4 sm:grid-cols-2">{parts}</div>
      {hasPattern && (
        <>
          <TextField
            label="Pattern"
            hint="A regular expression that the whole answer has to match."
            value={checks.pattern}
            maxLength={120}
            error={errorOf('checks.pattern')}
            isDisabled={isReadOnly}
            onChange={(pattern) => set({ pattern })}
          />
          {checks.pattern && (
            <TextArea
              label="If it does not fit, say"
              rows={1}
              value={checks.patternMessage}
              limit={150}
              isDisabled={isReadOnly}
              onChange={(patternMessage) => set({ patternMessage })}
            />
          )}
        </>
      )}
    </section>
  );
}
