import type { User } from '@parley/db';
import * as v from 'valibot';
import type { UpdateProfileInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { pictureChange } from '#audit/pictureChange.ts';
import { giveImage } from '#assets/giveImage.ts';
import { parseInput, personName } from '#input.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { singleLine } from '#singleLine.ts';
import { phoneNumberOrNone } from '#phoneNumber.ts';
import { announceUsers } from '#users/usersChanged.ts';
import { timezoneName } from './timezoneName.ts';

/** Null for none. */
const wordsOrNone = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, `Use at most ${most} characters.`),
    v.transform((words) => words || null),
  );

const FIELDS = {
  name: v.nullish(personName),
  phone: v.nullish(phoneNumberOrNone),
  title: v.nullish(v.pipe(v.string(), singleLine, wordsOrNone(80))),
  bio: v.nullish(wordsOrNone(300)),
  avatarImageId: v.nullish(v.string()),
  timezone: v.nullish(timezoneName),
};

/** Changes one's own profile; what is left out stays. Throws BAD_INPUT with `field`. */
export async function updateProfile(
  ctx: Pick<Context, 'db' | 'events'> & Auditing,
  { user, clientId }: StaffMember,
  input: UpdateProfileInput,
): Promise<User> {
  const { name, avatarImageId, ...facts } = parseInput(FIELDS, input);
  const owner = { userId: user.id, clientId };
  const changed = await ctx.db.$transaction(async (tx) => {
    const avatar =
      avatarImageId === undefined
        ? undefined
        : await giveImage(tx, { ownerId: user.id, imageId: avatarImageId, by: owner, field: 'avatarImageId' });
    const before = await tx.user.findUniqueOrThrow({ where: { id: user.id } });
    const after = await tx.user.update({
      where: { id: user.id },
      data: { ...facts, ...(name && { name }), avatar, updatedAt: ctx.clock.now() },
    });
    const changes = [...changesBetween(before, after, WORDS), ...pictureChange(before.avatar, after.avatar, 'picture')];
    await audit(tx, by(ctx, before), { action: 'ProfileChanged', changes });
    return after;
  });
  announceUsers(ctx, clientId);
  return changed;
}

const WORDS = { name: 'name', phone: 'phone', title: 'title', bio: 'bio', timezone: 'time zone' };
