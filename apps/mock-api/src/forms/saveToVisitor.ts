import { answerText } from '@parley/form/answerText';
import type { Answers, FormContent } from '@parley/form/form';
import type { Prisma } from '@parley/db';
import * as v from 'valibot';
import { normaliseEmail } from '#input.ts';

const Attributes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

type Saved = { visitorId: string; form: FormContent; answers: Answers };

/** Answers that are mapped become what is known of the visitor. */
export async function saveToVisitor(tx: Prisma.TransactionClient, { visitorId, form, answers }: Saved): Promise<void> {
  const texts = form.fields.flatMap((field) => {
    const text = answerText(field, answers[field.id]).slice(0, 500);
    return text && field.saveTo.target !== 'None' ? [{ ...field.saveTo, text }] : [];
  });
  if (texts.length === 0) return;
  const visitor = await tx.visitor.findUniqueOrThrow({ where: { id: visitorId } });
  const of = (target: string) => texts.findLast((one) => one.target === target)?.text;
  const [name, email, phone] = [of('Name'), of('Email'), of('Phone')];
  const attributes = texts.flatMap(({ target, name: key, text }) =>
    target === 'Attribute' && key ? [[key, text]] : [],
  );
  const changed = await tx.visitor.update({
    where: { id: visitorId },
    data: {
      ...(name && { name: name.slice(0, 120) }),
      ...(email && { email: normaliseEmail(email) }),
      ...(phone && { phone }),
      attributes: JSON.stringify({ ...v.parse(Attributes, visitor.attributes), ...Object.fromEntries(attributes) }),
    },
  });
  await tx.conversation.updateMany({
    where: { visitorId },
    data: { visitorName: changed.name, visitorEmail: changed.email, version: { increment: 1 } },
  });
}
