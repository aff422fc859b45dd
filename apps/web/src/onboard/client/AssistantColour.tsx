import { ColourField } from '#ui/controls/ColourField.tsx';
import { RadioCards } from '#ui/controls/RadioCards.tsx';
import { type FieldBinding } from '#ui/form/useForm.ts';
import { COLOURS } from './chatForm.ts';

const options = COLOURS.map((colour) => ({
  ...colour,
  picture: <span className="size-7 rounded-full inset-ring inset-ring-line-strong" style={{ background: colour.id }} />,
}));

/** The colour of the chat: one of a few, or any other. */
export function AssistantColour({ value, onChange, ...field }: FieldBinding<string>) {
  const chosen = COLOURS.find(({ id }) => id === value)?.id ?? null;
  return (
    <div className="grid gap-3">
      <RadioCards label="Colour" look="square" options={options} value={chosen} onChange={onChange} />
      <ColourField
        label="Any other colour"
        hint="Texts on it turn black or white, so that they stay readable."
        value={value}
        onChange={onChange}
        {...field}
      />
    </div>
  );
}
