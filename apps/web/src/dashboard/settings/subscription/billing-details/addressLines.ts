import { countryName } from '#ui/countries.ts';

type Address = {
  readonly line1: string;
  readonly line2: string | null | undefined;
  readonly city: string;
  readonly state: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly country: string;
};

/** An address as one writes it, line by line. */
export function addressLines({ line1, line2, city, state, postalCode, country }: Address): string[] {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [line1, line2, [town, state].filter(Boolean).join(', '), countryName(country)].filter((line): line is string =>
    Boolean(line),
  );
}
