import type { FlowOffer } from './configSchema.ts';

type Offered = { type: 'Button' | 'Card'; lineOne: string; lineTwo?: string; lineThree?: string };

/** How an assistant offers a flow: as it says itself, else as the flow does. A button has one line, and empty ones are none. */
export function offeredPresentation<Own>(own: Own, offer: FlowOffer | undefined): Own | Offered {
  if (!offer) return own;
  const { type, lineOne, lineTwo, lineThree } = offer;
  if (type === 'Button') return { type, lineOne };
  return { type, lineOne, ...(lineTwo.trim() && { lineTwo }), ...(lineThree.trim() && { lineThree }) };
}
