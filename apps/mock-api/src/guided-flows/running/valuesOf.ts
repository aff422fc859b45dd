import type { Conversation, Prisma } from '@parley/db';
import * as v from 'valibot';
import { urlPath } from '#urlPath.ts';

const Attributes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What `{{…}}` may stand for in a flow: what is known of the visitor and where they are. An unnamed one has no name. */
export async function valuesOf(
  tx: Pick<Prisma.TransactionClient, 'visitor' | 'visitorPageView'>,
  { visitorId, startPageUrl }: Pick<Conversation, 'visitorId' | 'startPageUrl'>,
): Promise<ReadonlyMap<string, string>> {
  const person = await tx.visitor.findUniqueOrThrow({ where: { id: visitorId }, include: { client: true } });
  const seen = await tx.visitorPageView.findFirst({ where: { visitorId }, orderBy: { viewedAt: 'desc' } });
  const attributes = v.safeParse(Attributes, person.attributes);
  const name = /^Visitor \d+$/.test(person.name) ? '' : person.name;
  return new Map([
    ...Object.entries(attributes.success ? attributes.output : {}),
    ['name', name],
    ['first_name', name.split(' ')[0] ?? ''],
    ['email', person.email ?? ''],
    ['phone', person.phone ?? ''],
    ['city', person.city ?? ''],
    ['country', person.country ?? ''],
    ['language', languageName(person.locale)],
    ['page', urlPath(seen?.url ?? startPageUrl)],
    ['company', person.client.name],
  ]);
}

/** «German» for de-CH. */
function languageName(locale: string | null): string {
  if (locale === null) return '';
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(new Intl.Locale(locale).language) ?? '';
  } catch {
    return '';
  }
}
