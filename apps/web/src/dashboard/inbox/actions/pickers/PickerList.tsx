import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Check, Search } from 'lucide-react';
import { Autocomplete, Input, Menu, MenuItem, Text, TextField } from 'react-aria-components';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';

type PickerOption = {
  id: string;
  label: string;
  /** Quieter, at the end of the row. */
  detail?: string;
  /** A second, quieter line. */
  note?: string;
  icon?: ReactNode;
};

/** The box that is typed into. It keeps its text while the options are on their way. */
export type PickerField = {
  /** What it is for, for screen readers and before anything is typed. */
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
};

type PickerListProps = PickerField & {
  /** Those that fit what is typed. */
  options: readonly PickerOption[];
  /** Said in place of the options when there are none. */
  empty?: string;
  /** The options are on their way. */
  isLoading?: boolean;
  chosenIds: readonly string[];
  /** Several may be chosen; else choosing ends it. */
  isMultiple?: boolean;
  onChoose: (id: string) => void;
};

/** A box to type in, whose arrows walk along the options beneath it; Enter takes the one that is lit. */
export function PickerList(props: PickerListProps) {
  const { placeholder, query, onQuery, options, empty = 'No results found.', isLoading = false } = props;
  const { chosenIds, isMultiple = false } = props;

  // One press takes one option, once: the library may take the first that fits too, before it says that it is lit.
  const hasTaken = useRef(false);
  const beginPress = () => {
    hasTaken.current = false;
  };
  function take(id: string) {
    if (hasTaken.current) return;
    hasTaken.current = true;
    props.onChoose(id);
  }

  /** Who types and presses Enter at once means the first that fits, though nothing is lit yet. */
  function takeFirst(event: KeyboardEvent<HTMLInputElement>) {
    const lit = event.currentTarget.getAttribute('aria-activedescendant');
    const [first] = options;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
    if (lit !== null && document.getElementById(lit) !== null) return;
    event.preventDefault();
    take(first.id);
  }

  return (
    <div className="contents" onKeyDownCapture={beginPress} onPointerDownCapture={beginPress}>
      <Autocomplete inputValue={query} onInputChange={onQuery}>
        <TextField
          aria-label={placeholder}
          // Whoever opens it types into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className="flex h-11 flex-none items-center gap-2.5 border-b border-line px-4"
        >
          <Search aria-hidden className="size-4 flex-none text-ink-faint" strokeWidth={1.75} />
          <Input
            placeholder={placeholder}
            onKeyDown={takeFirst}
            // What was typed before the options had come stands in it.
            onFocus={({ currentTarget }) => currentTarget.setSelectionRange(query.length, query.length)}
            className="h-full min-w-0 flex-1 bg-transparent text-sm outline-none max-md:text-base"
          />
        </TextField>
        {isLoading && <RowsSkeleton />}
        {!isLoading && options.length === 0 && (
          <p className="px-4 py-8 text-center text-pretty text-ink-muted">{empty}</p>
        )}
        {options.length > 0 && (
          <Menu
            key={isMultiple ? 'same' : query}
            aria-label={placeholder}
            // Enter takes the first one: the box keeps the focus, this one only looks chosen.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus="first"
            shouldFocusWrap
            // It closes the whole; what is chosen stays chosen.
            escapeKeyBehavior="none"
            selectionMode={isMultiple ? 'multiple' : 'single'}
            selectedKeys={[...chosenIds]}
            onAction={(key) => take(String(key))}
            className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 outline-none"
          >
            {options.map((option) => (
              <Row key={option.id} {...option} />
            ))}
          </Menu>
        )}
      </Autocomplete>
    </div>
  );
}

function Row({ id, label, detail, note, icon }: PickerOption) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className="group flex min-h-[34px] cursor-default items-center gap-2.5 rounded-control px-2 outline-none data-focused:bg-press max-md:min-h-11"
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className={`grid min-w-0 ${note ? 'py-1' : ''}`}>
            <Text slot="label" className="truncate">
              {label}
            </Text>
            {note && <span className="truncate text-xs text-ink-muted">{note}</span>}
          </span>
          <span className="ml-auto flex flex-none items-center gap-2 pl-2 text-xs text-ink-muted tabular-nums">
            {detail && <Text slot="description">{detail}</Text>}
            {isSelected && <Check aria-hidden className="size-4 text-brand" strokeWidth={2} />}
          </span>
        </>
      )}
    </MenuItem>
  );
}
