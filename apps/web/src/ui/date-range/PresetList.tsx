import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { presetName } from './periodText.ts';
import { PRESETS, type Period, type Preset } from './presetRange.ts';

type PresetListProps = { period: Period; onChoose: (preset: Preset) => void };

/** The periods that people ask for most. What is none of them is the calendar's own. */
export function PresetList({ period, onChoose }: PresetListProps) {
  const selected = typeof period === 'string' ? period : undefined;
  return (
    <ListBox
      aria-label="Usual periods"
      items={PRESETS.map((id) => ({ id }))}
      // What opens takes the focus: the pattern asks for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus="first"
      selectionMode="single"
      selectedKeys={selected ? [selected] : []}
      escapeKeyBehavior="none"
      // Not on the way down: the list would be gone before the press ends, which then hits what lies beneath.
      shouldSelectOnPressUp
      onSelectionChange={(keys) => {
        // None: the one that it is was chosen once more.
        const preset = PRESETS.find((one) => keys !== 'all' && keys.has(one)) ?? selected;
        if (preset) onChoose(preset);
      }}
      className="grid content-start p-1.5 outline-none max-md:grid-cols-2"
    >
      {({ id }) => (
        <ListBoxItem
          id={id}
          textValue={presetName(id)}
          className="flex min-h-[30px] cursor-default items-center gap-2 rounded-control px-2 py-1 -outline-offset-2 outline-focus data-focused:bg-hover data-focus-visible:outline-2 data-hovered:bg-hover data-selected:font-medium max-md:min-h-10"
        >
          {({ isSelected }) => (
            <>
              <span className="flex-1">{presetName(id)}</span>
              {isSelected && <Check aria-hidden className="size-4 flex-none text-brand" strokeWidth={2} />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
