import { addressLine, isAddress } from '@parley/form/answerText';
import type { Address, Answers, FormContent } from '@parley/form/form';
import type { FormSubmission } from '@parley/db';
import { countUsage } from '#billing/usage/countUsage.ts';
import { requireRoom } from '#billing/usage/requireRoom.ts';
import type { Context } from '#context.ts';
import { domainError, isDomainError } from '#errors.ts';
import { mapOfAddress, type MapPicture } from '#outside/maps/googleMaps.ts';
import { ServiceError } from '#outside/request.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { answersOf, askedForm } from '../answersOf.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'outside'>;
type Wanted = { submission: FormSubmission; fieldId: string; address: Address };
type Asked = { submissionId: string; fieldId: string };

/** The addresses that were sent in, by their questions' ids. */
export const addressesIn = ({ fields }: FormContent, answers: Answers): ReadonlyMap<string, Address> =>
  new Map(
    fields.flatMap(({ id, type }): [string, Address][] => {
      const answer = answers[id];
      return type === 'Address' && isAddress(answer) ? [[id, answer]] : [];
    }),
  );

/**
 * Has the map of an address drawn, for a colleague who wants to see it. Throws NOT_FOUND, BAD_INPUT with `field`, LIMIT_REACHED, and
 * MAPS_UNREACHABLE with what the map service said.
 */
export async function drawAddressMap(
  deps: Deps,
  clientId: string,
  { submissionId, fieldId }: Asked,
): Promise<FormSubmission> {
  const submission = await deps.db.formSubmission.findUnique({ where: { id: submissionId, clientId } });
  if (!submission) throw domainError('NOT_FOUND', 'This submission does not exist any more.');
  const form = await askedForm(deps.db, submission);
  const address = addressesIn(form, answersOf(submission, form)).get(fieldId);
  if (!address || submission.state !== 'Complete') {
    throw domainError('BAD_INPUT', 'No address was sent in here.', { field: 'fieldId' });
  }
  try {
    await draw(deps, { submission, fieldId, address });
  } catch (error) {
    if (error instanceof ServiceError) throw domainError('MAPS_UNREACHABLE', error.message);
    throw error;
  }
  return submission;
}

/** The same for all addresses of what was just sent in. Where the plan allows no more, somebody may want it later. */
export async function drawMaps(deps: Deps, messageId: string): Promise<void> {
  if (!deps.config.maps) return;
  const submission = await deps.db.formSubmission.findUnique({ where: { messageId } });
  if (!submission) return;
  const form = await askedForm(deps.db, submission);
  for (const [fieldId, address] of addressesIn(form, answersOf(submission, form))) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- so that the last of the plan is counted once
      await draw(deps, { submission, fieldId, address });
    } catch (error) {
      if (!isDomainError(error, 'LIMIT_REACHED')) throw error;
    }
  }
}

/** Counts one map request, unless the map is there already. Throws LIMIT_REACHED and a ServiceError. */
const draw = (deps: Deps, wanted: Wanted): Promise<void> =>
  withKeyLock(`map ${wanted.submission.id} ${wanted.fieldId}`, async () => {
    const { db, clock, outside, config } = deps;
    const { submission, fieldId, address } = wanted;
    const submissionId = submission.id;
    if (await db.mapPreview.findUnique({ where: { submissionId_fieldId: { submissionId, fieldId } } })) return;
    if (!config.maps) throw new ServiceError('Refused', 'No map service is set up here.');
    const { clientId } = submission;
    await db.$transaction((tx) => requireRoom(tx, { clientId, metric: 'MapRequests', at: clock.now() }));
    await keep(deps, wanted, await mapOfAddress(outside, config.maps, addressLine(address)));
  });

async function keep({ db, clock }: Deps, { submission, fieldId }: Wanted, { mediaType, bytes: image }: MapPicture) {
  const { id: submissionId, clientId, assistantId } = submission;
  const at = clock.now();
  await db.$transaction(async (tx) => {
    await countUsage(tx, { clientId, assistantId, metric: 'MapRequests', at }, 'Staff');
    await tx.mapPreview.create({ data: { submissionId, fieldId, mediaType, image, createdAt: at } });
  });
}
