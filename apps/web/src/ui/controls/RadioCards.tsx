import { type ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components';
import { type Option } from './option.ts';
import { RadioFrame, type RadioFrameProps } from './RadioFrame.tsx';

type Card<Id extends string> = Option<Id> & {
  /** Shows what the option is like; drawn in `currentColor`, which is the brand's when it is chosen. */
  picture?: ReactNode;
};

type RadioCardsProps<Id extends string> = Omit<RadioFrameProps<Id>, 'options' | 'orientation'> & {
  options: readonly Card<Id>[];
  /** Small squares with a picture only; their labels are read out. */
  look?: 'card' | 'square';
};

const LOOKS = {
  card: 'min-h-10 justify-items-center gap-1.5 p-2 text-center text-dense',
  square: 'size-12 place-items-center',
};

/** The picture's colour while it is not chosen. */
const PICTURES = { card: 'text-line-strong', square: '' };

/** A choice of one among pictures or cards. */
export function RadioCards<Id extends string>({ look = 'card', ...choice }: RadioCardsProps<Id>) {
  return (
    <RadioFrame {...choice} orientation="horizontal">
      <div
        className={
          look === 'card' ? 'grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-2' : 'flex flex-wrap gap-2'
        }
      >
        {choice.options.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled} className="grid min-w-0">
            <RadioButton
              className={`grid min-w-0 rounded-card bg-surface text-ink-muted inset-ring inset-ring-line outline-offset-2 outline-focus transition-colors data-disabled:bg-well data-disabled:text-ink-faint data-focus-visible:outline-2 data-hovered:bg-well data-invalid:inset-ring-critical data-selected:text-ink data-selected:inset-ring-2 data-selected:inset-ring-brand data-disabled:data-selected:text-ink-faint data-disabled:data-selected:inset-ring-line-strong ${LOOKS[look]}`}
            >
              {({ isSelected, isDisabled: isOff }) => (
                <>
                  {option.picture && (
                    <span
                      className={`grid w-full place-items-center ${isSelected && !isOff ? 'text-brand' : PICTURES[look]}`}
                    >
                      {option.picture}
                    </span>
                  )}
                  <span className={look === 'square' ? 'sr-only' : 'grid'}>
                    <span className={isSelected ? 'font-medium' : ''}>{option.label}</span>
                    {option.detail && <span className="text-xs text-ink-muted">{option.detail}</span>}
                  </span>
                </>
              )}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioFrame>
  );
}
