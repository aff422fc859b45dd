import type { TriggerCondition } from '@parley/assistant-config/triggerSchema';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { CART_PARTS, HOURS, OPERATORS, VISITS } from '../editor/choices.ts';

type ConditionFieldsProps = {
  condition: TriggerCondition;
  onChange: (condition: TriggerCondition) => void;
  /** What is wrong with one of its fields. */
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

const SECONDS = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
const ONLINE = [
  { id: 'yes', label: 'Somebody' },
  { id: 'no', label: 'Nobody' },
] as const;
const UTM_KEYS = (['source', 'medium', 'campaign', 'term', 'content'] as const).map((id) => ({
  id,
  label: `utm_${id}`,
}));

/** What can be set on a condition. */
export function ConditionFields({ condition, onChange, errorOf, isReadOnly: isDisabled }: ConditionFieldsProps) {
  const text = (field: string) => ({
    isLabelHidden: true,
    error: errorOf(field),
    isDisabled,
    autoComplete: 'off',
    spellCheck: false,
  });
  const number = { isLabelHidden: true, isDisabled, min: 1 };
  switch (condition.type) {
    case 'SecondsOnPage':
    case 'SecondsOnSite':
    case 'Idle':
      return (
        <NumberField
          {...number}
          label="Seconds"
          max={3600}
          step={5}
          min={0}
          format={SECONDS}
          value={condition.seconds}
          onChange={(seconds) => onChange({ ...condition, seconds: seconds ?? 0 })}
        />
      );
    case 'PagesViewed':
      return (
        <NumberField
          {...number}
          label="Pages at least"
          max={100}
          value={condition.atLeast}
          onChange={(atLeast) => onChange({ ...condition, atLeast: atLeast ?? 1 })}
        />
      );
    case 'ScrollPercent':
      return (
        <NumberField
          {...number}
          label="Percent at least"
          max={100}
          format={{ style: 'unit', unit: 'percent' }}
          value={condition.atLeast}
          onChange={(atLeast) => onChange({ ...condition, atLeast: atLeast ?? 1 })}
        />
      );
    case 'Visit':
      return (
        <SegmentedControl
          label="Visit"
          options={VISITS}
          value={condition.is}
          onChange={(is) => onChange({ ...condition, is })}
          isDisabled={isDisabled}
        />
      );
    case 'ElementSeen':
    case 'Click':
      return (
        <TextField
          {...text('selector')}
          label="CSS selector"
          placeholder=".size-guide"
          value={condition.selector}
          onChange={(selector) => onChange({ ...condition, selector })}
        />
      );
    case 'FormAbandoned':
      return (
        <div className="grid gap-2">
          <TextField
            {...text('selector')}
            label="CSS selector of the form"
            placeholder="form#checkout"
            value={condition.selector}
            onChange={(selector) => onChange({ ...condition, selector })}
          />
          <NumberField
            {...number}
            label="Left for"
            max={3600}
            step={5}
            min={0}
            format={SECONDS}
            value={condition.seconds}
            onChange={(seconds) => onChange({ ...condition, seconds: seconds ?? 0 })}
          />
        </div>
      );
    case 'Cart':
      return (
        <div className="grid gap-2">
          <Select
            label="What of the cart"
            isLabelHidden
            options={CART_PARTS}
            value={condition.of}
            onChange={(of) => onChange({ ...condition, of })}
            isDisabled={isDisabled}
          />
          <NumberField
            {...number}
            label="At least"
            max={1_000_000}
            min={0}
            value={condition.atLeast}
            onChange={(atLeast) => onChange({ ...condition, atLeast: atLeast ?? 0 })}
          />
          <p className="text-xs wrap-anywhere text-ink-muted">
            Your site tells of it: <code>{"parley('setCart', { total: 129, items: 2 })"}</code>
          </p>
        </div>
      );
    case 'ExitIntent':
      return (
        <Switch
          label="On phones too"
          hint="Told there by scrolling up fast, or coming back to the tab."
          value={condition.onPhones}
          onChange={(onPhones) => onChange({ ...condition, onPhones })}
          isDisabled={isDisabled}
        />
      );
    case 'Event':
      return (
        <TextField
          {...text('name')}
          label="Name of the event"
          placeholder="added_to_cart"
          value={condition.name}
          onChange={(name) => onChange({ ...condition, name })}
        />
      );
    case 'Referrer':
      return (
        <TextField
          {...text('contains')}
          label="Part of the address"
          placeholder="google."
          value={condition.contains}
          onChange={(contains) => onChange({ ...condition, contains })}
        />
      );
    case 'Utm':
      return (
        <div className="grid grid-cols-[140px_minmax(0,1fr)] gap-2">
          <Select
            label="Parameter"
            isLabelHidden
            options={UTM_KEYS}
            value={condition.key}
            onChange={(key) => onChange({ ...condition, key })}
            isDisabled={isDisabled}
          />
          <TextField
            {...text('equals')}
            label="Value"
            placeholder="newsletter"
            value={condition.equals}
            onChange={(equals) => onChange({ ...condition, equals })}
          />
        </div>
      );
    case 'Attribute':
      return (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_128px_minmax(0,1fr)]">
          <TextField
            {...text('name')}
            label="Name"
            placeholder="plan"
            value={condition.name}
            onChange={(name) => onChange({ ...condition, name })}
          />
          <Select
            label="Comparison"
            isLabelHidden
            options={OPERATORS}
            value={condition.operator}
            onChange={(operator) => onChange({ ...condition, operator })}
            isDisabled={isDisabled}
          />
          <TextField
            {...text('value')}
            label="Value"
            placeholder="pro"
            value={condition.value}
            onChange={(value) => onChange({ ...condition, value })}
          />
        </div>
      );
    case 'OfficeHours':
      return (
        <SegmentedControl
          label="Office hours"
          options={HOURS}
          value={condition.is}
          onChange={(is) => onChange({ ...condition, is })}
          isDisabled={isDisabled}
        />
      );
    case 'AgentsOnline':
      return (
        <SegmentedControl
          label="Who is online"
          options={ONLINE}
          value={condition.is ? 'yes' : 'no'}
          onChange={(is) => onChange({ ...condition, is: is === 'yes' })}
          isDisabled={isDisabled}
        />
      );
    default:
      return condition satisfies never;
  }
}
