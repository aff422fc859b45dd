import { Plus, X } from 'lucide-react';
import { hasAnswer } from '@parley/form/fieldTraits';
import type { Condition, FormContent, FormField } from '@parley/form/form';
import { Button } from '#ui/Button.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';

type ConditionsEditorProps = {
  form: FormContent;
  field: FormField;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (change: Pick<FormField, 'showWhen'>) => void;
};

const OPS = [
  { id: 'Is', label: 'is' },
  { id: 'IsNot', label: 'is not' },
  { id: 'Contains', label: 'contains' },
  { id: 'DoesNotContain', label: 'does not contain' },
  { id: 'IsEmpty', label: 'is empty' },
  { id: 'IsNotEmpty', label: 'is answered' },
  { id: 'GreaterThan', label: 'is more than' },
  { id: 'LessThan', label: 'is less than' },
] as const;
const MATCHES = [
  { id: 'All', label: 'All fit' },
  { id: 'Any', label: 'Any fits' },
] as const;
const YES_NO = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];

/** When a question is asked: what earlier answers have to be. */
export function ConditionsEditor({ form, field, isReadOnly, error, onChange }: ConditionsEditorProps) {
  const { match, conditions } = field.showWhen;
  const earlier = form.fields.slice(0, form.fields.indexOf(field)).filter(hasAnswer);
  const set = (next: readonly Condition[]) => onChange({ showWhen: { match, conditions: next } });
  const [first] = earlier;
  return (
    <section aria-label="Show if" className="grid gap-3 border-t border-line pt-4">
      <div className="flex items-center gap-3">
        <h3 className="text-dense font-semibold">Show if</h3>
        {conditions.length > 1 && (
          <SegmentedControl
            label="How many have to fit"
            options={MATCHES}
            value={match}
            isDisabled={isReadOnly}
            onChange={(next) => onChange({ showWhen: { match: next, conditions } })}
          />
        )}
      </div>
      {conditions.length === 0 && <p className="text-dense text-ink-muted">It is always asked.</p>}
      {conditions.map((condition, index) => (
        <ConditionRow
          // They have no ids, and only the last one is added to.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          condition={condition}
          number={index + 1}
          earlier={earlier}
          isReadOnly={isReadOnly}
          onChange={(next) => set(conditions.with(index, next))}
          onRemove={() => set(conditions.toSpliced(index, 1))}
        />
      ))}
      {error && <p className="text-dense text-critical">{error}</p>}
      {!isReadOnly && first && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => set([...conditions, { fieldId: first.id, op: 'Is', values: [] }])}
        >
          Add condition
        </Button>
      )}
    </section>
  );
}

type RowProps = {
  condition: Condition;
  number: number;
  earlier: readonly FormField[];
  isReadOnly: boolean;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
};

function ConditionRow({ condition, number, earlier, isReadOnly, onChange, onRemove }: RowProps) {
  const { fieldId, op, values } = condition;
  const asked = earlier.find(({ id }) => id === fieldId);
  const choices = asked?.type === 'YesNo' || asked?.type === 'Consent' ? YES_NO : (asked?.options ?? []);
  const needsValue = op !== 'IsEmpty' && op !== 'IsNotEmpty';
  const [value = ''] = values;
  const off = { isLabelHidden: true, isDisabled: isReadOnly };
  return (
    <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_28px] items-center gap-2 max-sm:grid-cols-1">
      <Select
        label={`Question of condition ${number}`}
        options={earlier.map(({ id, label }) => ({ id, label }))}
        value={fieldId}
        onChange={(id) => onChange({ ...condition, fieldId: id, values: [] })}
        {...off}
      />
      <Select
        label={`How condition ${number} compares`}
        options={OPS}
        value={op}
        onChange={(next) => onChange({ ...condition, op: next })}
        {...off}
      />
      {needsValue && choices.length > 0 ? (
        <Select
          label={`Answer of condition ${number}`}
          options={choices}
          value={value || null}
          onChange={(id) => onChange({ ...condition, values: [id] })}
          {...off}
        />
      ) : needsValue ? (
        <TextField
          label={`Answer of condition ${number}`}
          value={value}
          onChange={(text) => onChange({ ...condition, values: text ? [text] : [] })}
          {...off}
        />
      ) : (
        <span />
      )}
      {!isReadOnly && <IconButton icon={X} label={`Remove condition ${number}`} onClick={onRemove} />}
    </div>
  );
}
