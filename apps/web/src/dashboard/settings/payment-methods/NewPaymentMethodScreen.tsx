import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { CardForm } from '#billing/CardForm.tsx';
import { fetchPresentSubscription } from '#billing/presentSubscription.ts';
import { useFinishPlanPicking } from '#billing/useFinishPlanPicking.ts';
import { paths } from '#router/paths.ts';
import { useFocusOnArrival, WITH_FOCUS } from './arrival.ts';

/** /dashboard/settings/payment-methods/new: the form for another card. */
export default function NewPaymentMethodScreen() {
  const navigate = useNavigate();
  const place = useFocusOnArrival();
  const environment = useRelayEnvironment();
  const { finish } = useFinishPlanPicking();

  async function goOn(id: string) {
    // A card that cannot be looked further into is saved all the same.
    const present = await fetchPresentSubscription(environment).catch(() => null);
    const isWaiting = present?.status === 'Paused' || present?.status === 'PastDue';
    // A plan that waits for money is paid for with the new card.
    if (isWaiting && !present.cancellationDate) await finish(present.type, id);
    await navigate(paths.paymentMethod(id), WITH_FOCUS);
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none w-full max-w-[520px] px-5 pt-5 pb-16 max-md:px-4">
      <h2 className="text-sm font-semibold">Card Details</h2>
      <p className="mt-0.5 mb-5 text-dense text-ink-muted">Enter the name on the card and the card number</p>
      <CardForm onAdded={goOn} />
    </div>
  );
}
