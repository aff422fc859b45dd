import type { User } from '@parley/db';
import * as v from 'valibot';
import type { UpdateProfileInput } from '#__generated__/resolvers.ts';
import { giveImage } from '#assets/giveImage.ts';
import { parseInput, personName } from '#auth/input.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Deps } from '#context.ts';
import { phoneNumber } from '#phoneNumber.ts';
import { timezoneName } from './timezoneName.ts';

const FIELDS = {
  name: v.nullish(personName),
  phone: v.nullish(phoneNumber),
  avatarImageId: v.nullish(v.string()),
  timezone: v.nullish(timezoneName),
};

/** Changes one's own profile; what is left out stays. Throws BAD_INPUT with `field`. */
export async function updateProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user, clientId }: StaffMember,
  input: UpdateProfileInput,
): Promise<User> {
  const { name, avatarImageId, ...facts } = parseInput(FIELDS, input);
  const by = { userId: user.id, clientId };
  return db.$transaction(async (tx) => {
    const avatar =
      avatarImageId === undefined
        ? undefined
        : await giveImage(tx, { ownerId: user.id, imageId: avatarImageId, by, field: 'avatarImageId' });
    return tx.user.update({
      where: { id: user.id },
      data: { ...facts, ...(name && { name }), avatar, updatedAt: clock.now() },
    });
  });
}
