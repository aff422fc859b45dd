import { useOutletContext } from 'react-router-dom';
import { type PaymentMethod } from '#billing/usePaymentMethods.ts';

export type CardsContext = readonly PaymentMethod[] | null;

/** The cards that the menu beside shows; null until they are there. */
export const useCards = () => useOutletContext<CardsContext>();
