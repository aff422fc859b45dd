import { RadioButton, RadioField } from 'react-aria-components';
import { type Option } from './option.ts';
import { RadioFrame, type RadioFrameProps } from './RadioFrame.tsx';

/** A choice of one, all options in view. */
export function RadioGroup<Id extends string>({ orientation = 'vertical', ...choice }: RadioFrameProps<Id>) {
  return (
    <RadioFrame {...choice} orientation={orientation}>
      <div className={orientation === 'vertical' ? 'grid gap-1' : 'flex flex-wrap gap-x-5 gap-y-1'}>
        {choice.options.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled}>
            <RadioButton className="group flex min-h-6 items-start gap-2 py-0.5 text-dense data-disabled:text-ink-faint">
              <Circle />
              {option.icon}
              <OptionText option={option} />
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioFrame>
  );
}

/** The round box; it follows the state of the button around it. */
function Circle() {
  return (
    <span className="mt-0.5 grid size-4 flex-none place-items-center rounded-full border border-line-strong bg-surface outline-offset-2 outline-focus transition-colors group-data-disabled:border-line group-data-disabled:bg-well group-data-focus-visible:outline-2 group-data-invalid:border-critical group-data-selected:border-brand group-data-selected:bg-brand group-data-disabled:group-data-selected:border-line group-data-disabled:group-data-selected:bg-well">
      <span className="hidden size-1.5 rounded-full bg-brand-ink group-data-disabled:bg-ink-faint group-data-selected:block" />
    </span>
  );
}

/** What an option says, in one or two lines. */
export function OptionText({ option: { label, detail } }: { option: Option }) {
  return (
    <span className="grid min-w-0">
      <span>{label}</span>
      {detail && (
        <span className="text-xs text-pretty text-ink-muted group-data-disabled:text-ink-faint">{detail}</span>
      )}
    </span>
  );
}
