import type { Prisma } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { timezoneNamed } from '#timezone.ts';
import { deviceOf } from './deviceOf.ts';
import { visitLimits } from './limits.ts';
import { pageUrl } from './pageUrl.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Visit = {
  url: string;
  title?: string | null;
  locale?: string | null;
  timezone?: string | null;
  userAgent: string | null;
};
type PageView = { visitorId: string; url: string; title: string | null; now: Date };

const LONGEST_TITLE = 300;
/** Of one visitor, the newest. */
const PAGES_KEPT = 100;
/** A page opened again this soon, in milliseconds, is still the same look at it. */
const SAME_LOOK = 30 * 60_000;

/**
 * Keeps what the visitor's browser says of itself, and the page it shows. Answers whether there was a page to keep.
 * Throws TOO_MANY_ATTEMPTS.
 */
export async function recordVisit(deps: Deps, { visitorId, clientId }: VisitorViewer, visit: Visit): Promise<boolean> {
  const { db, clock } = deps;
  await takeHits(deps, visitLimits(visitorId));
  const now = clock.now();
  const locale = localeOf(visit.locale);
  const timezone = timezoneNamed(visit.timezone);
  const url = pageUrl(visit.url);
  return db.$transaction(async (tx) => {
    const { count } = await tx.visitor.updateMany({
      where: { id: visitorId, clientId },
      data: { ...deviceOf(visit.userAgent), ...(locale && { locale }), ...(timezone && { timezone }), lastSeenAt: now },
    });
    if (count === 0 || !url) return false;
    await keepPage(tx, { visitorId, url, title: titleOf(visit.title), now });
    return true;
  });
}

async function keepPage(tx: Prisma.TransactionClient, { visitorId, url, title, now }: PageView) {
  const last = await tx.visitorPageView.findFirst({ where: { visitorId }, orderBy: { viewedAt: 'desc' } });
  if (last?.url === url && now.getTime() - last.viewedAt.getTime() < SAME_LOOK) {
    await tx.visitorPageView.update({ where: { id: last.id }, data: { title, viewedAt: now } });
    return;
  }
  await tx.visitorPageView.create({ data: { id: newId('VisitorPageView'), visitorId, url, title, viewedAt: now } });
  const old = await tx.visitorPageView.findMany({
    where: { visitorId },
    orderBy: { viewedAt: 'desc' },
    skip: PAGES_KEPT,
    select: { id: true },
  });
  if (old.length > 0) await tx.visitorPageView.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

const titleOf = (title: string | null | undefined) =>
  Array.from(title?.replaceAll(/\p{Surrogate}|\0/gu, '').trim() ?? '')
    .slice(0, LONGEST_TITLE)
    .join('') || null;

function localeOf(given: string | null | undefined): string | null {
  try {
    return Intl.getCanonicalLocales(given ?? [])[0]?.slice(0, 35) ?? null;
  } catch {
    return null;
  }
}
