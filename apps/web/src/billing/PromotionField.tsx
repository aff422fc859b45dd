import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PromotionCode } from './PromotionCode.tsx';

const LABEL = 'Promotion code';

/**
 * The promotion code of the client (spec §4): to enter one, or the one that is applied. Asks for it when it is shown; where
 * it cannot be had, the form around it is usable all the same.
 */
export function PromotionField() {
  return (
    <QueryBoundary
      fallback={<TextField label={LABEL} isDisabled />}
      renderFailed={(retry) => (
        <TextField
          label={LABEL}
          isDisabled
          hint={
            <>
              The promotion code did not load. <TextButton onClick={retry}>Retry</TextButton>
            </>
          }
        />
      )}
    >
      {(attempt) => <PromotionCode label={LABEL} attempt={attempt} />}
    </QueryBoundary>
  );
}
