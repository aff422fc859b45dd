import { useNavigate } from 'react-router-dom';
import { CardForm } from '#billing/CardForm.tsx';
import { paths } from '#router/paths.ts';
import { useFocusOnArrival, WITH_FOCUS } from './arrival.ts';

/** /dashboard/settings/payment-methods/new: the form for another card. */
export default function NewPaymentMethodScreen() {
  const navigate = useNavigate();
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className="outline-none w-full max-w-[520px] px-5 pt-5 pb-16 max-md:px-4">
      <h2 className="text-sm font-semibold">Card Details</h2>
      <p className="mt-0.5 mb-5 text-dense text-ink-muted">Enter the name on the card and the card number</p>
      <CardForm onAdded={(id) => navigate(paths.paymentMethod(id), WITH_FOCUS)} />
    </div>
  );
}
