import { useContext, useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { ChevronsUpDown, CircleAlert } from 'lucide-react';
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  Label,
  useFilter,
} from 'react-aria-components';
import { describedBy, Field, type FieldProps } from '../Field.tsx';
import { BARE_INPUT, inputFrame, type InputSize } from '../inputSizes.ts';
import { optionOf, type Option } from './option.ts';
import { OptionList } from './OptionList.tsx';
import { Spinner } from '../Spinner.tsx';

type ComboBoxProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  /** The chosen option's id. Where it stays null, as where each choice goes into a list, the field is empty again for the next. */
  value: Id | null;
  /** Null when the text was emptied. */
  onChange: (value: Id | null) => void;
  onBlur?: () => void;
  /** Options come from elsewhere: asked for with each text that is typed. Without it, they are filtered here. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  /** Enter takes the first of several options that fit, as where one searches to go there. Else only what must be meant. */
  takesFirst?: boolean;
  name?: string;
  placeholder?: string;
  size?: InputSize;
  isDisabled?: boolean;
  /** What it stands in was opened to type into it. */
  autoFocus?: boolean;
};

/** Of a text that is in no list, so many are said again. */
const MOST_CHARACTERS = 60;

/** A choice of one from a long list, found by typing. `useOptionSearch` gives it options from the API. */
export function ComboBox<Id extends string>({
  options,
  value,
  onChange,
  onBlur,
  onSearch,
  isLoading = false,
  takesFirst = false,
  name,
  placeholder = 'Search',
  size,
  isDisabled = false,
  autoFocus,
  ...field
}: ComboBoxProps<Id>) {
  const id = useId();
  const { contains } = useFilter({ sensitivity: 'base' });
  // By hand, and not taken yet.
  const typed = useRef('');
  const [unknown, setUnknown] = useState('');
  const error = unknown ? `“${unknown}” is not in the list.` : field.error;
  const [picks, setPicks] = useState(0);
  const [chosen, setChosen] = useState(() => optionOf(options, value));
  const known = value === null ? null : (optionOf(options, value) ?? (chosen?.id === value ? chosen : null));
  // What is chosen stays in the list, whatever was searched for since: the field shows its label.
  const listed = known && !optionOf(options, known.id) ? [known, ...options] : options;
  const items = onSearch ? { items: listed } : { defaultItems: listed };

  function choose(option: Option<Id> | null) {
    typed.current = '';
    setUnknown('');
    setChosen(option);
    if (option) setPicks(picks + 1);
    onChange(option?.id ?? null);
  }

  const speltOut = (text: string) => listed.find(({ label }) => label.toLowerCase() === text.toLowerCase());

  function onlyMatch(text: string) {
    // Those that came for an earlier text are none.
    if (onSearch) return isLoading || options.length !== 1 ? undefined : options[0];
    const found = listed.filter(({ label }) => contains(label, text));
    return found.length === 1 ? found[0] : undefined;
  }

  function firstMatch(text: string) {
    if (onSearch) return isLoading ? undefined : options[0];
    return listed.find(({ label }) => contains(label, text));
  }

  /** Enter and Tab take what can only be meant. */
  function takeTyped(key: string) {
    const text = typed.current.trim();
    if (!text) return;
    const option = speltOut(text) ?? onlyMatch(text) ?? (takesFirst && key === 'Enter' ? firstMatch(text) : undefined);
    if (option) choose(option);
  }

  // The field then shows again what is chosen: what was typed and is no option does not go without a word.
  function leave() {
    const text = typed.current.trim();
    typed.current = '';
    const option = speltOut(text);
    if (option) choose(option);
    else setUnknown(text.slice(0, MOST_CHARACTERS));
    onBlur?.();
  }

  return (
    <AriaComboBox
      {...items}
      value={value}
      onChange={(key) => choose(optionOf(listed, key))}
      onInputChange={(text) => onSearch?.(text === known?.label ? '' : text)}
      onBlur={leave}
      name={name}
      isDisabled={isDisabled}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the caller says so
      autoFocus={autoFocus}
      isInvalid={Boolean(error)}
      allowsEmptyCollection
      aria-describedby={describedBy(id, { ...field, error })}
      className="min-w-0"
    >
      <Field id={id} Label={Label} {...field} error={error}>
        <Group className={`${inputFrame({ size, error, isDisabled })} pr-0`}>
          {known?.icon}
          <SearchInput
            placeholder={isDisabled ? '' : placeholder}
            onInput={({ currentTarget }) => {
              typed.current = currentTarget.value;
              setUnknown('');
            }}
            onTake={takeTyped}
            picksNotKept={value === null ? picks : 0}
          />
          {error && <CircleAlert aria-hidden className="text-critical" strokeWidth={1.75} />}
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

type SearchInputProps = {
  placeholder: string;
  onInput: (event: FormEvent<HTMLInputElement>) => void;
  /** Enter or Tab was pressed while no option is pointed at. */
  onTake: (key: string) => void;
  /** How many options were chosen and did not become the value. */
  picksNotKept: number;
};

/** Opens the list on a click too, not only by typing. */
function SearchInput({ onTake, picksNotKept, ...input }: SearchInputProps) {
  const state = useContext(ComboBoxStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  // The library closes its list, and empties its field, only when the value changes.
  useEffect(() => {
    if (picksNotKept > 0) latest.current?.revert();
  }, [picksNotKept]);
  function takeKey({ key, nativeEvent }: KeyboardEvent) {
    const isTaking = (key === 'Enter' || key === 'Tab') && !nativeEvent.isComposing;
    if (isTaking && (state?.selectionManager.focusedKey ?? null) === null) onTake(key);
  }
  return <Input {...input} onClick={() => state?.open(null, 'manual')} onKeyDown={takeKey} className={BARE_INPUT} />;
}
