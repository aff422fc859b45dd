import type { Deps } from '#context.ts';
import type { Notice } from './noticeOf.ts';

/** Remembers that a company is to be told something; one that was noted before stays as it is, told or not. */
export async function noteNotice({ db, clock }: Pick<Deps, 'db' | 'clock'>, clientId: string, notice: Notice) {
  const now = clock.now();
  await db.billingNotice.upsert({
    where: { key: notice.key },
    create: { ...notice, clientId, createdAt: now, dueAt: now },
    update: {},
  });
}
