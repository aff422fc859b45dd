import * as v from 'valibot';

/** A phone number in international form (E.164), with what people write between its digits; empty for none. */
export const phoneNumber = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (written) => written === '' || (/^\+[\d ().-]{6,30}$/.test(written) && /^[1-9]\d{6,14}$/.test(digitsOf(written))),
    'Enter the number with its country code, such as +41 31 555 01 42.',
  ),
  v.transform((written) => written || null),
);

const digitsOf = (written: string) => written.replaceAll(/\D/g, '');
