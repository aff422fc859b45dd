import * as v from 'valibot';

const WRONG = 'Enter the number with its country code, such as +41 31 555 01 42.';

/** A phone number in international form (E.164: at most 15 digits), with the spaces and signs people write between them. */
export const phoneNumber = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(40, WRONG),
  v.regex(/^\+[1-9][\d ().-]+$/, WRONG),
  v.check((number) => {
    const digits = number.replaceAll(/\D/g, '').length;
    return digits >= 7 && digits <= 15;
  }, WRONG),
);

const none = v.pipe(
  v.string(),
  v.trim(),
  v.literal(''),
  v.transform(() => null),
);

/** The same; null for an empty one. */
export const phoneNumberOrNone = v.union([none, phoneNumber], WRONG);
