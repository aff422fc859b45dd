import { Select } from '#ui/controls/Select.tsx';
import { FIELD_SOURCES, NOTHING, type FieldSources } from './zendeskForm.ts';

type TicketFieldsProps = {
  fields: readonly { id: string; title: string }[];
  /** What each is filled with, by its id. */
  value: FieldSources;
  onChange: (value: FieldSources) => void;
  error?: boolean | string | null | undefined;
};

/** Which fields of its tickets a company has filled, and with what. */
export function TicketFields({ fields, value, onChange, error }: TicketFieldsProps) {
  if (fields.length === 0) {
    return (
      <p className="text-dense text-pretty text-ink-muted">
        Your account has no fields of its own that take text. Add one in Zendesk’s Admin Center, then test the
        connection.
      </p>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      {fields.map(({ id, title }) => (
        <Select
          key={id}
          label={title}
          options={FIELD_SOURCES}
          value={value[id] ?? NOTHING}
          onChange={(source) => onChange({ ...value, [id]: source })}
        />
      ))}
      {typeof error === 'string' && <p className="col-span-full text-sm text-critical">{error}</p>}
    </div>
  );
}
