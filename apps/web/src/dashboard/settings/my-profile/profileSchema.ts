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
import { isPhoneNumber, NO_PHONE_NUMBER } from '#ui/phoneNumber.ts';
import { BROWSER } from './timezoneOptions.ts';

/** What the API takes, said beside the field while it is typed. */
export const profileSchema = object({
  avatarImageId: pipe(
    custom<Picture | null>(() => true),
    transform(pictureId),
  ),
  name: pipe(string(), trim(), nonEmpty('Enter your name.'), maxLength(120, 'Use at most 120 characters.')),
  phone: pipe(
    string(),
    trim(),
    check((written) => written === '' || isPhoneNumber(written), NO_PHONE_NUMBER),
  ),
  title: pipe(string(), trim(), maxLength(80, 'Use at most 80 characters.')),
  bio: pipe(string(), trim(), maxLength(300, 'Use at most 300 characters.')),
  timezone: pipe(
    nullable(string()),
    nonNullish(string('Choose a time zone from the list.')),
    transform((zone) => (zone === BROWSER ? null : zone)),
  ),
});
