import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { isBefore, nextStep, stepAt, type StepId, stepsOf } from '../steps.ts';

type SaveOnward = {
  step: StepId;
  client: { manuallyInvoiced: boolean };
  hasChanges: boolean;
  /** It is being saved: what is pressed meanwhile leads nowhere, since saving leads on. */
  isSaving: boolean;
  /** Something that belongs to the form is still on its way: it is waited for. */
  isWaiting?: boolean;
  /** It did not arrive, which is said where it belongs: who waited for it stays there. */
  hasFailed?: boolean;
};

/**
 * Whoever goes on from a step with something unsaved, by whatever link, saves it by that: its form is sent, and what is wrong
 * keeps them there. Back they go without: what they typed is kept.
 */
export function useSaveOnward({
  step,
  client,
  hasChanges,
  isSaving,
  isWaiting = false,
  hasFailed = false,
}: SaveOnward) {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  // Where who pressed a link wants to; the form's own button leads to the next step.
  const wanted = useRef<string | null>(null);
  const hasWaited = useRef(false);
  const isSaved = useRef(false);
  const blocker = useBlocker(({ nextLocation }) => {
    const there = stepAt(nextLocation.pathname);
    return (hasChanges || isSaving) && !isSaved.current && there !== null && isBefore(step, there.id);
  });

  useEffect(() => {
    if (blocker.state !== 'blocked' || isWaiting) {
      hasWaited.current = blocker.state === 'blocked';
      return;
    }
    const { pathname } = blocker.location;
    blocker.reset();
    if (isSaving || (hasWaited.current && hasFailed)) return;
    // What is wrong is drawn at once, to have the focus, which React does not do amid an effect.
    queueMicrotask(() => {
      wanted.current = pathname;
      // Begins to send before it returns, or never.
      formRef.current?.requestSubmit();
      wanted.current = null;
    });
  }, [blocker, isSaving, isWaiting, hasFailed]);

  return {
    /** For the step's form. */
    formRef,
    /** To be asked when the form begins to be sent: how to go on once it is saved. */
    wayOn: () => {
      const to = wanted.current ?? nextStep(stepsOf(client), step)?.to ?? '';
      return () => {
        isSaved.current = true;
        return navigate(to);
      };
    },
  };
}
