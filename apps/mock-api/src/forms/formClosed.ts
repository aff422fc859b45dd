import type { FormContent } from '@parley/form/form';
import type { FormTemplate, Prisma } from '@parley/db';
import type { FormClosed } from '#__generated__/resolvers.ts';

type Reading = Pick<Prisma.TransactionClient, 'formSubmission'>;
type Asked = { template: FormTemplate; form: FormContent; now: Date; visitorId?: string | null };

/**
 * Why a form takes no more submissions now; null: it takes them. With a visitor also how often they may send it in, which is
 * `Full` for them.
 */
export async function closedBecause(
  { formSubmission }: Reading,
  { template, form, now, visitorId }: Asked,
): Promise<FormClosed | null> {
  const { most, mostPerVisitor, closesAt } = form.limits;
  if (template.status !== 'Active') return 'NotPublished';
  if (closesAt && Date.parse(closesAt) <= now.getTime()) return 'Closed';
  const sentIn = { formTemplateId: template.id, state: 'Complete' as const, status: { not: 'Spam' as const } };
  if (most !== null && (await formSubmission.count({ where: sentIn })) >= most) return 'Full';
  if (mostPerVisitor === null || !visitorId) return null;
  return (await formSubmission.count({ where: { ...sentIn, visitorId } })) >= mostPerVisitor ? 'Full' : null;
}

/** The same for colleagues, in a sentence. */
export const CLOSED_TEXTS: Readonly<Record<FormClosed, string>> = {
  NotPublished: 'This form is not published. Publish it first.',
  Closed: 'This form’s closing date has passed.',
  Full: 'This form has as many submissions as it takes.',
};
