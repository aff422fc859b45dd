import { useId } from 'react';
import type { Utm } from '@parley/guided-flow/flow';
import { UTM_FIELDS } from '@parley/guided-flow/stepOptions';
import { TextField } from '#ui/TextField.tsx';
import { FieldWarning } from './FieldWarning.tsx';

type UtmFieldsProps = {
  utm: Utm;
  warning: string | null;
  isReadOnly: boolean;
  onChange: (utm: Utm, field: string) => void;
};

const LABELS: Readonly<Record<keyof Utm, string>> = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  term: 'Term',
  content: 'Content',
};

/** The campaign parameters of a link; out of the way until one is there. */
export function UtmFields({ utm, warning, isReadOnly, onChange }: UtmFieldsProps) {
  const hint = useId();
  const count = UTM_FIELDS.filter((field) => utm[field]).length;
  return (
    <details open={count > 0 || undefined}>
      <summary className="cursor-pointer text-dense font-medium">
        UTM parameters
        {count > 0 && <span className="ml-1.5 font-normal text-ink-muted tabular-nums">{count}</span>}
      </summary>
      <fieldset aria-describedby={hint} className="mt-2 grid min-w-0 gap-2">
        <legend className="sr-only">UTM parameters</legend>
        <p id={hint} className="text-xs text-ink-faint">
          Added to the address; what it says already stays.
        </p>
        {UTM_FIELDS.map((field) => (
          <TextField
            key={field}
            name={`utm_${field}`}
            label={LABELS[field]}
            maxLength={100}
            value={utm[field] ?? ''}
            isDisabled={isReadOnly}
            onChange={(value) => onChange(without(utm, field, value), `utm ${field}`)}
          />
        ))}
        <FieldWarning>{warning}</FieldWarning>
      </fieldset>
    </details>
  );
}

/** Parameters that say nothing are not there. */
function without(utm: Utm, field: keyof Utm, value: string): Utm {
  const { [field]: _, ...others } = utm;
  return value ? { ...utm, [field]: value } : others;
}
