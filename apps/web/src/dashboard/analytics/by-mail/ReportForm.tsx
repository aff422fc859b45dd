import { useId } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import * as v from 'valibot';
import type { ReportFormQuery } from '#generated/ReportFormQuery';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useTellDirty } from '#ui/managed-list/useTellDirty.ts';
import { TextField } from '#ui/TextField.tsx';
import { ANALYTICS_FILTERS, narrowingOf } from '../analyticsFilters.ts';
import { hourText } from './timesText.ts';
import { useReports } from './useReports.ts';

const CADENCES = [
  { id: 'Daily', label: 'Every day' },
  { id: 'Weekly', label: 'Every Monday' },
  { id: 'Monthly', label: 'First of each month' },
] as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: hourText(hour) }));

const FIELDS = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(60, 'Use at most 60 characters.')),
  cadence: v.picklist(['Daily', 'Weekly', 'Monthly']),
  hour: v.pipe(v.string(), v.transform(Number)),
  recipientIds: v.pipe(v.array(v.string()), v.nonEmpty('Choose who gets it.')),
  takesFilters: v.boolean(),
});

type Report = {
  readonly id: string;
  readonly name: string;
  readonly cadence: string;
  readonly hour: number;
  readonly recipients: readonly { readonly userId: string }[];
};

type ReportFormProps = {
  /** Null: a new one. */
  report: Report | null;
  /** Whether closing now would lose something. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** What a report by mail is called, when it goes out and to whom. */
export function ReportForm({ report, onDirty, onDone, onCancel }: ReportFormProps) {
  const { colleagues, currentUser } = useLazyLoadQuery<ReportFormQuery>(
    graphql`
      query ReportFormQuery {
        colleagues {
          id
          name
        }
        currentUser {
          id
        }
      }
    `,
    {},
  );
  const { save } = useReports();
  const { filters } = useUrlFilters(ANALYTICS_FILTERS);
  const narrowing = narrowingOf(filters);
  const isNarrowed = Object.keys(narrowing).length > 0;
  const id = useId();
  const form = useForm({
    schema: FIELDS,
    initial: {
      name: report?.name ?? '',
      cadence: CADENCES.find((one) => one.id === report?.cadence)?.id ?? 'Weekly',
      hour: String(report?.hour ?? 8),
      recipientIds: report ? report.recipients.map(({ userId }) => userId) : currentUser ? [currentUser.id] : [],
      takesFilters: report === null && isNarrowed,
    },
    async send({ takesFilters, ...fields }) {
      await save(report?.id ?? null, { ...fields, ...(takesFilters && { filter: narrowing }) });
      onDone();
    },
  });
  useTellDirty(form.isDirty, onDirty);

  return (
    <Form form={form} id={id}>
      <TextField
        label="Name"
        autoComplete="off"
        // Whoever opens it types into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        {...form.field('name')}
      />
      <RadioGroup label="How often" orientation="horizontal" options={CADENCES} {...form.field('cadence')} />
      <Select label="At" hint="In the company’s time zone." options={HOURS} {...form.field('hour')} />
      <CheckboxGroup
        label="Who gets it"
        options={colleagues.map(({ id: colleague, name }) => ({ id: colleague, label: name }))}
        {...form.field('recipientIds')}
      />
      {isNarrowed && (
        <Checkbox {...form.field('takesFilters')}>
          {report ? 'Use the current filters' : 'Only what the current filters leave'}
        </Checkbox>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton form={form} label={report ? 'Save' : 'Schedule report'} busyLabel="Saving" />
      </div>
    </Form>
  );
}
