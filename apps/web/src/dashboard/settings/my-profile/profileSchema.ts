import {
  check,
  custom,
  maxLength,
  nonEmpty,
  nonNullish,
  nullable,
  object,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { pictureId, type Picture } from '#assets/avatar-field/picture.ts';
import { BROWSER } from './timezoneOptions.ts';

/** What the API takes, said beside the field while it is typed. */
export const profileSchema = object({
  avatarImageId: pipe(
    custom<Picture | null>(() => true),
    transform(pictureId),
  ),
  name: pipe(string(), trim(), nonEmpty('Enter your name.'), maxLength(120, 'Use at most 120 characters.')),
  phone: pipe(string(), trim(), check(isPhone, 'Enter the number with its country code, such as +41 31 555 01 42.')),
  timezone: pipe(
    nullable(string()),
    nonNullish(string('Choose a time zone from the list.')),
    transform((zone) => (zone === BROWSER ? null : zone)),
  ),
});

function isPhone(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '');
  return written === '' || (/^\+[\d ().-]{6,30}$/.test(written) && /^[1-9]\d{6,14}$/.test(digits));
}
