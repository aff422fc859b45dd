/** What billing says, letter by letter as the specification has it (spec §8, «Billing messages»; §2, «Billing dialogs»). */
export const messages = {
  planUpdateFailed: 'Failed to update subscription',
  cardFailed: 'Failed to add payment method',
  cardAdded: 'Payment method added successfully',
  billingSetUp: 'Billing set up successfully.',
  promotionApplied: 'Promotion code added successfully',
  promotionRemoved: 'Promotion code removed successfully',
  promotionApplyFailed: (message: string) => `Error occurred while adding promotion code: ${message}`,
  promotionRemoveFailed: (message: string) => `Error occurred while removing promotion code: ${message}`,
  removePromotion: 'Are you sure you want to remove the applied promotion code?',
  unknownCardProblem: 'An unknown error occurred.',
} as const;
