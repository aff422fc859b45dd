import type { Db, Prisma } from '../../client.ts';
import { NORTHWIND } from '../billing.ts';
import { before, MINUTE } from '../instants.ts';

type Known = {
  email: string;
  facts: Omit<Prisma.VisitorUncheckedUpdateInput, 'attributes'> & { attributes?: Record<string, string> };
  /** Path, title and minutes before the reference date, in the order in which they were opened. */
  pages?: readonly (readonly [string, string, number])[];
};

/** What is known of some visitors besides their names: browser, place, attributes, and the pages they had open. */
const KNOWN: readonly Known[] = [
  {
    email: 'hannah@brandt-keramik.ch',
    facts: {
      phone: '+41 31 555 01 42',
      locale: 'de-CH',
      timezone: 'Europe/Zurich',
      city: 'Bern',
      country: 'CH',
      browser: 'Safari',
      os: 'iOS',
      device: 'iPhone',
      attributes: { 'Customer since': '2022', Orders: '6', 'Last order': 'NW-20418, Alta 45, moss, M' },
    },
    pages: [
      ['/packs/alta-45', 'Alta 45 backpack', 37],
      ['/help/repair-promise', 'Repair promise', 34],
      ['/shops/bern', 'Bern shop', 32],
    ],
  },
  {
    email: 'seun.adeyemi@mailbox.example',
    facts: {
      locale: 'en-GB',
      timezone: 'Europe/London',
      city: 'Leeds',
      country: 'GB',
      browser: 'Chrome',
      os: 'Android',
    },
    pages: [
      ['/account/orders', 'Your orders', 61],
      ['/help/delivery', 'Delivery times', 55],
    ],
  },
  {
    email: 'claire.fontaine@courriel.example',
    facts: {
      locale: 'fr-CH',
      timezone: 'Europe/Zurich',
      city: 'Lausanne',
      country: 'CH',
      browser: 'Firefox',
      os: 'macOS',
    },
    pages: [['/jackets/fjell', 'Fjell jacket', 18]],
  },
];

/** Tells what is known of the visitors whom one looks at most. */
export async function seedKnownVisitors(db: Db, now: Date): Promise<void> {
  for (const { email, facts, pages = [] } of KNOWN) {
    const { attributes, ...plain } = facts;
    const visitor = await db.visitor.findFirstOrThrow({ where: { clientId: NORTHWIND, email } });
    await db.visitor.update({
      where: { id: visitor.id },
      data: { ...plain, ...(attributes && { attributes: JSON.stringify(attributes) }) },
    });
    await db.visitorPageView.createMany({
      data: pages.map(([path, title, minutesAgo], index) => ({
        id: `view_${visitor.id}_${index}`,
        visitorId: visitor.id,
        url: `https://northwindoutdoor.com${path}`,
        title,
        viewedAt: before(now, minutesAgo * MINUTE),
      })),
    });
  }
}
