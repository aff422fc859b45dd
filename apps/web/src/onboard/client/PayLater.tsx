import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { usePayLater } from './usePayLater.ts';

/** The way on without a card: the trial needs none. */
export function PayLater({ isDisabled }: { isDisabled: boolean }) {
  const navigate = useNavigate();
  const payLater = usePayLater();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function skip() {
    setIsBusy(true);
    setProblem(null);
    try {
      await payLater({});
      await navigate(paths.onboardInstall);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      {problem && <FormNotice tone="critical">{problem}</FormNotice>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-52 text-dense text-pretty text-ink-muted">
          The trial needs no card. Without one your plan pauses when it ends.
        </p>
        <Button
          className="max-md:!h-10"
          isBusy={isBusy}
          busyLabel="Going on"
          disabled={isDisabled}
          onClick={() => void skip()}
        >
          Add a card later
        </Button>
      </div>
    </div>
  );
}
