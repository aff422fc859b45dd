import { useContext, useId, useState } from 'react';
import { ChevronsUpDown } from 'lucide-react';
import { Button, ComboBox as AriaComboBox, ComboBoxStateContext, Group, Input, Label } from 'react-aria-components';
import { describedBy, Field, type FieldProps } from '../Field.tsx';
import { BARE_INPUT, inputFrame, type InputSize } from '../inputSizes.ts';
import { optionOf, type Option } from './option.ts';
import { OptionList } from './OptionList.tsx';
import { PlainIcon } from '../PlainIcon.tsx';
import { Spinner } from '../Spinner.tsx';

type ComboBoxProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  /** The chosen option's id. */
  value: Id | null;
  /** Null when the text was emptied. */
  onChange: (value: Id | null) => void;
  onBlur?: () => void;
  /** Options come from elsewhere: asked for with each text that is typed. Without it, they are filtered here. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  name?: string;
  placeholder?: string;
  size?: InputSize;
  isDisabled?: boolean;
  /** What it stands in was opened to type into it. */
  autoFocus?: boolean;
};

/** A choice of one from a long list, found by typing. `useOptionSearch` gives it options from the API. */
export function ComboBox<Id extends string>({
  options,
  value,
  onChange,
  onBlur,
  onSearch,
  isLoading = false,
  name,
  placeholder = 'Search',
  size,
  isDisabled = false,
  autoFocus,
  ...field
}: ComboBoxProps<Id>) {
  const id = useId();
  const { error } = field;
  const [chosen, setChosen] = useState(() => optionOf(options, value));
  const known = value === null ? null : (optionOf(options, value) ?? (chosen?.id === value ? chosen : null));
  // What is chosen stays in the list, whatever was searched for since: the field shows its label.
  const listed = known && !optionOf(options, known.id) ? [known, ...options] : options;
  const items = onSearch ? { items: listed } : { defaultItems: listed };

  return (
    <AriaComboBox
      {...items}
      value={value}
      onChange={(key) => {
        const option = optionOf(listed, key);
        setChosen(option);
        onChange(option?.id ?? null);
      }}
      onInputChange={(text) => onSearch?.(text === known?.label ? '' : text)}
      onBlur={onBlur}
      name={name}
      isDisabled={isDisabled}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the caller says so
      autoFocus={autoFocus}
      isInvalid={Boolean(error)}
      allowsEmptyCollection
      aria-describedby={describedBy(id, field)}
      className="min-w-0"
    >
      <Field id={id} Label={Label} {...field}>
        <Group className={`${inputFrame({ size, error, isDisabled })} pr-0`}>
          {known?.icon}
          <SearchInput placeholder={placeholder} />
          {error && <PlainIcon shape="alert" className="text-critical" />}
          {isLoading && <Spinner size="sm" />}
          <Button className={`-my-1 -ml-1 grid min-h-7 min-w-8 place-items-center text-ink-faint`}>
            <ChevronsUpDown aria-hidden strokeWidth={1.75} />
          </Button>
        </Group>
      </Field>
      <OptionList empty={isLoading ? 'Searching…' : 'No results found.'} />
    </AriaComboBox>
  );
}

/** Opens the list on a click too, not only by typing. */
function SearchInput({ placeholder }: { placeholder: string }) {
  const state = useContext(ComboBoxStateContext);
  return <Input placeholder={placeholder} onClick={() => state?.open(null, 'manual')} className={BARE_INPUT} />;
}
