import * as v from 'valibot';
import { type DetailsStep_onboarding$data } from '#generated/DetailsStep_onboarding';
import { isPhoneNumber, NO_PHONE_NUMBER } from '#ui/phoneNumber.ts';
import { browserTimezone } from '#ui/timezone.ts';
import { timezones } from '#ui/timezones.ts';

/** What the fields hold: everything as text, what was not chosen as null. */
export type DetailsValues = {
  name: string;
  website: string;
  country: string | null;
  phone: string;
  timezone: string | null;
  companySize: string | null;
};

export const COMPANY_SIZES = [
  { id: 'UpTo10', label: '1–10' },
  { id: 'UpTo50', label: '11–50' },
  { id: 'UpTo200', label: '51–200' },
  { id: 'UpTo1000', label: '201–1,000' },
  { id: 'Over1000', label: 'Over 1,000' },
] as const;

const sizes = COMPANY_SIZES.map(({ id }) => id);
const WEBSITE = 'Enter the address of a website, such as northwind.com.';

/** The API decides; this only answers sooner. */
export const detailsSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter your company’s name.'),
    v.maxLength(120, 'Use at most 120 characters.'),
  ),
  website: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^$|^(https?:\/\/)?[^\s/@.]+(\.[^\s/@.]+)+(:\d+)?([/?#]\S*)?$/i, WEBSITE),
  ),
  country: v.pipe(v.nullable(v.string()), v.string('Choose a country.')),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.check((number) => number === '' || isPhoneNumber(number), NO_PHONE_NUMBER),
  ),
  timezone: v.pipe(v.nullable(v.string()), v.string('Choose a time zone.')),
  companySize: v.pipe(v.nullable(v.string()), v.picklist(sizes, 'Choose a size.')),
});

/** What is saved of the details. */
export function savedDetails({
  client,
  website,
  timezone: zone,
  companySize,
}: DetailsStep_onboarding$data): DetailsValues {
  return {
    name: client.name,
    website: website ?? '',
    country: client.country ?? null,
    phone: client.phone ?? '',
    timezone: zone ?? null,
    companySize: companySize ?? null,
  };
}

/** The time zone of this browser, where it is one that can be chosen. */
export function guessedTimezone(): string | null {
  const here = browserTimezone();
  return timezones().some(({ id }) => id === here) ? here : null;
}
