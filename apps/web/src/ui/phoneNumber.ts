/** What is said beside a phone number that is none. */
export const NO_PHONE_NUMBER = 'Enter the number with its country code, such as +41 31 555 01 42.';

/** Whether it is in international form, as the API takes it, with the spaces and signs people write between the digits. */
export function isPhoneNumber(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '').length;
  return /^\+[1-9][\d ().-]+$/.test(written) && written.length <= 40 && digits >= 7 && digits <= 15;
}
