import * as v from 'valibot';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country by its code, ISO 3166-1 alpha-2. */
export const country = v.pipe(
  v.string(),
  v.check((code) => /^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined, 'Choose a country.'),
);
