const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** «3 December 2026». */
export const formatDay = (at: Date) => day.format(at);

/** An instant of Stripe's, in seconds, as a day. */
export const dayOf = (seconds: number) => formatDay(new Date(seconds * 1000));

/** «$29.00», of cents. */
export const money = (cents: number, currency: string) =>
  (cents / 100).toLocaleString('en', { style: 'currency', currency });

/** «Visa •••• 4242». */
export const describeCard = ({ brand, lastFourDigits }: { brand: string; lastFourDigits: string }) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${lastFourDigits}`;
