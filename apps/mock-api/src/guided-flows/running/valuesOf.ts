import type { Conversation, Prisma } from '@parley/db';
import * as v from 'valibot';

const Attributes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What `{{…}}` may stand for in a flow: what is known of the visitor. An unnamed one has no name. */
export async function valuesOf(
  { visitor }: Pick<Prisma.TransactionClient, 'visitor'>,
  { visitorId }: Pick<Conversation, 'visitorId'>,
): Promise<ReadonlyMap<string, string>> {
  const person = await visitor.findUniqueOrThrow({ where: { id: visitorId } });
  const attributes = v.safeParse(Attributes, person.attributes);
  const isNamed = !/^Visitor \d+$/.test(person.name);
  return new Map([
    ...Object.entries(attributes.success ? attributes.output : {}),
    ['name', isNamed ? person.name : ''],
    ['email', person.email ?? ''],
    ['phone', person.phone ?? ''],
    ['city', person.city ?? ''],
    ['country', person.country ?? ''],
  ]);
}
