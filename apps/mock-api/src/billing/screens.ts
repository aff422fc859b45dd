/** Where in the dashboard mails about billing lead. */
export const billingScreens = (webUrl: string) => {
  const subscription = `${webUrl}/dashboard/settings/subscription`;
  return {
    subscription,
    /** What is owed, with the button that pays it. */
    owed: `${subscription}#owed`,
    newCard: `${webUrl}/dashboard/settings/payment-methods/new`,
  };
};
