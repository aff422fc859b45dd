import type { FormSubmission } from '@parley/db';
import type { AddressMap } from '#__generated__/resolvers.ts';
import { passingAddress } from '#assets/passingAddress.ts';
import type { Context } from '#context.ts';
import { answersOf, askedForm } from '../answersOf.ts';
import { addressesIn } from './drawMap.ts';

export const MAPS_PATH = '/forms/maps/';

/** What the signature of a map's address stands for. */
export const signedAs = (submissionId: string, fieldId: string) => `map of ${submissionId} ${fieldId}`;

/** The maps of the addresses that were sent in; where no service is set up, those that are there. */
export async function addressMaps(
  ctx: Pick<Context, 'db' | 'config' | 'clock'>,
  submission: FormSubmission,
): Promise<AddressMap[]> {
  if (submission.state !== 'Complete') return [];
  const form = await askedForm(ctx.db, submission);
  const addresses = addressesIn(form, answersOf(submission, form));
  if (addresses.size === 0) return [];
  const { id: submissionId } = submission;
  const drawn = await ctx.db.mapPreview.findMany({ where: { submissionId }, select: { fieldId: true } });
  return [...addresses.keys()].flatMap((fieldId): AddressMap[] => {
    const isDrawn = drawn.some((map) => map.fieldId === fieldId);
    const path = `${MAPS_PATH}${submissionId}/${fieldId}`;
    if (!isDrawn) return ctx.config.maps ? [{ fieldId, url: null }] : [];
    return [{ fieldId, url: passingAddress(ctx, path, signedAs(submissionId, fieldId)) }];
  });
}
