import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useNavigate, useOutletContext } from 'react-router-dom';
import { type InstallStep_onboarding$key } from '#generated/InstallStep_onboarding';
import { dollars, isPlanType } from '#billing/plans.ts';
import { paths } from '#router/paths.ts';
import { GraphQLRequestError } from '#relay/transport.ts';
import { Button } from '#ui/Button.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { notify } from '#ui/toast.ts';
import { messageOf } from '#ui/messageOf.ts';
import { type Due, FirstOrder } from './FirstOrder.tsx';
import { InstallGuide } from './InstallGuide.tsx';
import { SendToDeveloper } from './SendToDeveloper.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StarterKnowledge } from './StarterKnowledge.tsx';
import { PAPER, StepHeading } from './StepHeading.tsx';
import { useFinishOnboarding } from './useFinishOnboarding.ts';

type Problem = { message: string; isPayment: boolean };

/** /onboard/client/install */
export default function InstallStep() {
  const onboarding = useFragment(
    graphql`
      fragment InstallStep_onboarding on Onboarding {
        assistantTitle
        subscriptionType
        client {
          manuallyInvoiced
          website
        }
        ...InstallGuide_onboarding
      }
    `,
    useOutletContext<InstallStep_onboarding$key>(),
  );
  const { assistantTitle, subscriptionType: plan, client } = onboarding;
  const navigate = useNavigate();
  const finish = useFinishOnboarding();
  const [due, setDue] = useState<Due | null>(null);
  const [isFinishing, setIsFinishing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // State arrives too late for two presses in one frame.
  const isBusy = useRef(false);

  async function end() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsFinishing(true);
    setProblem(null);
    try {
      await finish({});
      await navigate(paths.dashboard, { replace: true });
      notify({ kind: 'success', title: `${assistantTitle} is live.` });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      isBusy.current = false;
      setIsFinishing(false);
    }
  }

  return (
    <>
      <StepHeading intro={`Put ${assistantTitle} on your site now, or do it later: it shows as soon as you finish.`}>
        Put the chat on your site
      </StepHeading>
      <div className="mx-auto grid w-full max-w-2xl gap-6">
        <section aria-labelledby="by-yourself" className={PAPER}>
          <h2 id="by-yourself" className="mb-1 text-sm font-semibold">
            Do it yourself
          </h2>
          <p className="mb-4 text-pretty text-ink-muted">One line on every page shows the chat.</p>
          <InstallGuide onboarding={onboarding} />
        </section>
        <section aria-labelledby="by-developer" className={PAPER}>
          <h2 id="by-developer" className="mb-1 text-sm font-semibold">
            Send it to a developer
          </h2>
          <p className="mb-4 text-pretty text-ink-muted">They get the line, the address and your contact.</p>
          <SendToDeveloper />
        </section>
        {client.website && assistantTitle && <StarterKnowledge website={client.website} assistant={assistantTitle} />}
        {isPlanType(plan) && (
          <section aria-labelledby="order" className={PAPER}>
            <h2 id="order" className="mb-3 text-sm font-semibold">
              Your order
            </h2>
            {client.manuallyInvoiced ? (
              <p className="text-pretty text-ink-muted">
                Your {plan} plan begins when you finish. You get an invoice for it.
              </p>
            ) : (
              <FirstOrder plan={plan} onDue={setDue} isLast />
            )}
          </section>
        )}
        {problem && (
          <FormNotice tone="critical">
            {problem.message}{' '}
            {problem.isPayment && (
              <Link to={paths.onboardPayment} className="font-medium underline underline-offset-2">
                Use another card
              </Link>
            )}
          </FormNotice>
        )}
        <StepFooter step="Install" client={client}>
          <Button
            variant="primary"
            size="lg"
            isBusy={isFinishing}
            busyLabel="Finishing"
            // Nobody is charged what they were not told.
            disabled={due === null && !client.manuallyInvoiced}
            onClick={() => void end()}
          >
            {due && due.cents > 0 ? `Finish and pay ${dollars(due.cents / 100)}` : 'Finish'}
          </Button>
        </StepFooter>
      </div>
    </>
  );
}

function problemOf(error: unknown): Problem {
  const isPayment = error instanceof GraphQLRequestError && error.code === 'PAYMENT_REFUSED';
  return { message: messageOf(error), isPayment };
}
