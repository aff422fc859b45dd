import * as v from 'valibot';

const Links = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** A JSON list of addresses, as the database has them. */
export const linksOf = (stored: string): string[] => v.parse(Links, stored);
