import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { Navigate, useNavigate, useOutletContext } from 'react-router-dom';
import { type PaymentStep_onboarding$key } from '#generated/PaymentStep_onboarding';
import { CardForm } from '#billing/CardForm.tsx';
import { isPlanType, type PlanType } from '#billing/plans.ts';
import { SavedCard } from '#billing/SavedCard.tsx';
import { usePayWithCard } from '#billing/usePayWithCard.ts';
import { paths } from '#router/paths.ts';
import { messageOf } from '#ui/messageOf.ts';
import { type Due, FirstOrder } from './FirstOrder.tsx';
import { refetchOnboarding } from './onboarding.ts';
import { PayLater } from './PayLater.tsx';
import { StepFooter } from './StepFooter.tsx';
import { PAPER, StepHeading } from './StepHeading.tsx';

/** /onboard/client/payment */
export default function PaymentStep() {
  const { subscriptionType, client } = useFragment(
    graphql`
      fragment PaymentStep_onboarding on Onboarding {
        subscriptionType
        client {
          manuallyInvoiced
        }
      }
    `,
    useOutletContext<PaymentStep_onboarding$key>(),
  );
  // A company that is invoiced has nothing to pay here.
  if (client.manuallyInvoiced) return <Navigate to={paths.onboardInstall} replace />;
  if (!isPlanType(subscriptionType)) return null;
  return <Payment plan={subscriptionType} client={client} />;
}

type PaymentProps = { plan: PlanType; client: { manuallyInvoiced: boolean } };

function Payment({ plan, client }: PaymentProps) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { payWithCard } = usePayWithCard();
  const [due, setDue] = useState<Due | null>(null);
  const [isAddingCard, setIsAddingCard] = useState(false);
  const [isGoingOn, setIsGoingOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // What went wrong is said beside the button that was pressed.
  const [pressed, setPressed] = useState<'saved' | 'new'>('new');
  const isSavedOne = pressed === 'saved';

  /** The card is saved, and is the one to be charged: the step is done, which the API knows. */
  async function goOn(cardId: string, by: 'saved' | 'new') {
    setPressed(by);
    setIsGoingOn(true);
    setProblem(null);
    try {
      await payWithCard(cardId);
      await refetchOnboarding(environment);
      await navigate(paths.onboardInstall);
    } catch (error) {
      const reason = messageOf(error, 'Try again.');
      setProblem(by === 'new' ? `Your card is saved. ${reason}` : reason);
    } finally {
      setIsGoingOn(false);
    }
  }

  return (
    <>
      <StepHeading intro={introOf(due)}>How would you like to pay?</StepHeading>
      <div className="mx-auto grid w-full max-w-[900px] items-start gap-6 md:grid-cols-[minmax(0,1fr)_320px]">
        <section aria-labelledby="card-details" className={PAPER}>
          <h2 id="card-details" className="mb-4 text-sm font-semibold">
            Card details
          </h2>
          <SavedCard
            due={due && due.cents}
            isBusy={isGoingOn && !isAddingCard}
            isDisabled={isAddingCard}
            problem={isSavedOne ? problem : null}
            onUse={(cardId) => goOn(cardId, 'saved')}
          />
          <CardForm
            problem={isSavedOne ? null : problem}
            onAdded={(cardId) => goOn(cardId, 'new')}
            onBusyChange={setIsAddingCard}
          />
          {due?.hasTrial && <PayLater isDisabled={isAddingCard || isGoingOn} />}
        </section>
        <section aria-labelledby="order" className={`max-md:order-first ${PAPER}`}>
          <h2 id="order" className="mb-3 text-sm font-semibold">
            Your order
          </h2>
          <FirstOrder plan={plan} onDue={setDue} />
        </section>
      </div>
      <div className="mx-auto w-full max-w-[900px]">
        <StepFooter step="Payment" client={client} />
      </div>
    </>
  );
}

function introOf(due: Due | null): string {
  if (due === null) return 'Your order says what is charged, and when.';
  return due.hasTrial
    ? 'Your card is charged when the trial ends, not before. Cancel in time and it costs nothing.'
    : 'Your card is charged when you finish, in the next step.';
}
