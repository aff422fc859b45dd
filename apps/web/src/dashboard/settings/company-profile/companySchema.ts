import * as v from 'valibot';
import { pictureId, savedPicture, type Picture } from '#assets/avatar-field/picture.ts';
import { type CompanyForm_client$data } from '#generated/CompanyForm_client';
import { type CompanySize, type UpdateCompanyInput } from '#generated/UpdateCompany';
import { detailsSchema } from '#company/companyDetails.ts';

/** What the fields hold: everything as text, what was not chosen as null. */
type CompanyValues = {
  logoImageId: Picture | null;
  name: string;
  email: string;
  phone: string;
  website: string;
  country: string | null;
  timezone: string | null;
  companySize: CompanySize | null;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  state: string;
};

/** What the fields hold at first. */
export const savedCompany = (client: CompanyForm_client$data): CompanyValues => ({
  logoImageId: savedPicture(client.logo),
  name: client.name,
  email: client.email,
  phone: client.phone ?? '',
  website: client.website ?? '',
  country: client.country ?? null,
  timezone: client.timezone ?? null,
  companySize: client.companySize ?? null,
  line1: client.address.line1 ?? '',
  line2: client.address.line2 ?? '',
  postalCode: client.address.postalCode ?? '',
  city: client.address.city ?? '',
  state: client.address.state ?? '',
});

const line = v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters.'));
const { name, phone, website } = detailsSchema.entries;

/** The API decides; this only answers sooner. */
export const companySchema = v.object({
  logoImageId: v.custom<Picture | null>(() => true),
  name,
  email: v.pipe(v.string(), v.trim(), v.email('Enter an email address such as support@company.com.')),
  phone,
  website,
  country: v.nullable(v.string()),
  timezone: v.nullable(v.string()),
  companySize: v.nullable(v.custom<CompanySize>(() => true)),
  line1: line,
  line2: line,
  postalCode: line,
  city: line,
  state: line,
});

const ADDRESS = ['line1', 'line2', 'postalCode', 'city', 'state'] as const;

/** What was changed here: what somebody else has changed meanwhile stays as they want it. */
export function changesOf(values: CompanyValues, changed: ReadonlySet<string>): UpdateCompanyInput {
  const { logoImageId, line1, line2, postalCode, city, state, ...facts } = values;
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([name]) => changed.has(name))),
    ...(changed.has('logoImageId') && { logoImageId: pictureId(logoImageId) }),
    ...(ADDRESS.some((part) => changed.has(part)) && { address: { line1, line2, postalCode, city, state } }),
  };
}
