import * as v from 'valibot';
import { isPhoneNumber, NO_PHONE_NUMBER } from '#ui/phoneNumber.ts';

export const COMPANY_SIZES = [
  { id: 'UpTo10', label: '1–10' },
  { id: 'UpTo50', label: '11–50' },
  { id: 'UpTo200', label: '51–200' },
  { id: 'UpTo1000', label: '201–1,000' },
  { id: 'Over1000', label: 'Over 1,000' },
] as const;

const sizes = COMPANY_SIZES.map(({ id }) => id);
const WEBSITE = 'Enter the address of a website, such as northwind.com.';

/** What onboarding and the company profile check of a company. The API decides; this only answers sooner. */
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
