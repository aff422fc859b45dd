import type { Client } from '@parley/db';
import type { CompanyAddress, UpdateCompanyInput } from '#__generated__/resolvers.ts';
import { giveImage } from '#assets/giveImage.ts';
import { audit, by } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { pictureChange } from '#audit/pictureChange.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { readCompanyChanges } from './profileInput.ts';

/** Changes what is said of a company; what the input leaves out stays. Throws BAD_INPUT with `field`, and nothing is changed. */
export async function updateCompany(
  ctx: Context,
  { clientId, user }: StaffMember,
  input: UpdateCompanyInput,
): Promise<Client> {
  const { address, logoImageId: imageId, ...facts } = readCompanyChanges(input);
  return ctx.db.$transaction(async (tx) => {
    const before = await tx.client.findUniqueOrThrow({ where: { id: clientId } });
    const logo =
      imageId === undefined
        ? undefined
        : await giveImage(tx, { ownerId: clientId, imageId, by: { userId: user.id, clientId }, field: 'logoImageId' });
    const after = await tx.client.update({
      where: { id: clientId },
      data: { ...facts, logo, ...(address && columnsOf(address)), updatedAt: ctx.clock.now() },
    });
    await audit(tx, by(ctx), {
      action: 'CompanyChanged',
      target: after,
      changes: [...changesBetween(before, after, WORDS), ...pictureChange(before.logo, after.logo, 'logo')],
    });
    return after;
  });
}

const WORDS = {
  name: 'name',
  email: 'support email',
  phone: 'phone',
  website: 'website',
  country: 'country',
  timezone: 'time zone',
  companySize: 'size',
  addressLine1: 'street and number',
  addressLine2: 'address line 2',
  addressPostalCode: 'postcode',
  addressCity: 'town',
  addressState: 'state or county',
};

type Address = Omit<CompanyAddress, '__typename'>;

const columnsOf = ({ line1, line2, city, state, postalCode }: Address) => ({
  addressLine1: line1 ?? null,
  addressLine2: line2 ?? null,
  addressCity: city ?? null,
  addressState: state ?? null,
  addressPostalCode: postalCode ?? null,
});

/** Where a company is, as far as it says. */
export const addressOf = (client: Client): Address => ({
  line1: client.addressLine1,
  line2: client.addressLine2,
  city: client.addressCity,
  state: client.addressState,
  postalCode: client.addressPostalCode,
});
