/** «3 December 2026», as the calendar there has it. */
export const formatDay = (at: Date, timeZone: string) =>
  at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });

/** An instant of Stripe's, in seconds, as a day. */
export const dayOf = (seconds: number, timeZone: string) => formatDay(new Date(seconds * 1000), timeZone);

/** «$29.00», of cents. */
export const money = (cents: number, currency: string) =>
  (cents / 100).toLocaleString('en', { style: 'currency', currency });

/** «Visa •••• 4242». */
export const describeCard = ({ brand, lastFourDigits }: { brand: string; lastFourDigits: string }) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${lastFourDigits}`;
