import { useState, type RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useApplyPromotionCode } from './useApplyPromotionCode.ts';

type EnterPromotionProps = { label: string; field: RefObject<HTMLInputElement | null>; onApplied: () => void };

/** To enter a code. One that is refused leaves the field, and what was wrong with it stands beneath. */
export function EnterPromotion({ label, field, onApplied }: EnterPromotionProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { apply, isApplying } = useApplyPromotionCode();

  async function submit() {
    if (isApplying) return;
    field.current?.focus();
    if (code.trim() === '') {
      setError('Enter a promotion code.');
      return;
    }
    const failure = await apply(code);
    if (failure === null) {
      onApplied();
      return;
    }
    setCode('');
    setError(failure);
  }

  return (
    <div className="flex items-start gap-2">
      <TextField
        ref={field}
        label={label}
        name="couponCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="flex-1"
        value={code}
        error={error}
        readOnly={isApplying}
        onChange={(typed) => {
          setCode(typed);
          setError(null);
        }}
        // It stands in a form of its own kind: Enter applies the code, and does not send the card.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void submit();
        }}
      />
      <Button className="mt-6 max-md:h-10" isBusy={isApplying} busyLabel="Applying" onClick={() => void submit()}>
        Apply
      </Button>
    </div>
  );
}
