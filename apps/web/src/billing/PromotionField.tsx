import { Suspense, useState } from 'react';
import { LoadBoundary } from '#ui/LoadBoundary.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PromotionCode } from './PromotionCode.tsx';

const LABEL = 'Promotion code';

/**
 * The promotion code of the client (spec §4): to enter one, or the one that is applied. Asks for it when it is shown; where
 * it cannot be had, the form around it is usable all the same.
 */
export function PromotionField() {
  const [attempt, setAttempt] = useState(0);
  const failed = (
    <TextField
      label={LABEL}
      isDisabled
      hint={
        <>
          The promotion code did not load. <TextButton onClick={() => setAttempt(attempt + 1)}>Retry</TextButton>
        </>
      }
    />
  );
  return (
    <LoadBoundary key={attempt} fallback={failed}>
      <Suspense fallback={<TextField label={LABEL} isDisabled />}>
        <PromotionCode label={LABEL} attempt={attempt} />
      </Suspense>
    </LoadBoundary>
  );
}
