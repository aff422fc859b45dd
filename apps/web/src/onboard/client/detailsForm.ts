import { type DetailsStep_onboarding$data } from '#generated/DetailsStep_onboarding';
import { browserTimezone } from '#ui/timezone.ts';
import { timezones } from '#ui/timezones.ts';

/** What the fields hold: everything as text, what was not chosen as null. */
type DetailsValues = {
  name: string;
  website: string;
  country: string | null;
  phone: string;
  timezone: string | null;
  companySize: string | null;
};

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
