import type { Db } from '@parley/db';

/** What a company itself is and works with, as far as it is small: JSON by the name of its file. No password, and no token. */
export const COMPANY_FILES: Readonly<Record<string, (db: Db, clientId: string) => Promise<unknown>>> = {
  company: (db, id) =>
    db.client.findUnique({
      where: { id },
      omit: { stripeCustomerId: true, promotionCodeId: true },
      include: {
        subscription: { omit: { stripeId: true } },
        limitPolicies: true,
        rolePermissions: true,
        usagePeriods: { include: { counters: true }, orderBy: { startsAt: 'asc' } },
      },
    }),
  people: (db, clientId) =>
    db.user.findMany({
      where: { clientId },
      // By name: a column that is added is none of theirs until it is said here.
      select: {
        id: true,
        name: true,
        email: true,
        phone: true,
        title: true,
        bio: true,
        avatar: true,
        timezone: true,
        status: true,
        role: true,
        invitedAt: true,
        inviterName: true,
        createdAt: true,
        updatedAt: true,
        preferences: true,
        teams: { select: { team: { select: { name: true } } } },
      },
      orderBy: { createdAt: 'asc' },
    }),
  teams: (db, clientId) =>
    db.team.findMany({ where: { clientId }, include: { members: true }, orderBy: { name: 'asc' } }),
  versions: (db, clientId) =>
    db.version.findMany({ where: { clientId }, orderBy: [{ subjectId: 'asc' }, { number: 'asc' }] }),
  labels: (db, clientId) => db.label.findMany({ where: { clientId }, orderBy: { name: 'asc' } }),
  assistants: (db, clientId) =>
    db.assistant.findMany({ where: { clientId }, omit: { identitySecret: true }, orderBy: { title: 'asc' } }),
  articles: (db, clientId) =>
    db.article.findMany({
      where: { clientId },
      include: { category: { select: { name: true } }, author: { select: { name: true } } },
      orderBy: { createdAt: 'asc' },
    }),
  'article-categories': (db, clientId) =>
    db.articleCategory.findMany({ where: { clientId }, orderBy: [{ parentId: 'asc' }, { position: 'asc' }] }),
  'automated-faqs': (db, clientId) =>
    db.automatedFaq.findMany({
      where: { clientId, deletedAt: null },
      include: {
        phrasings: { select: { text: true }, orderBy: { position: 'asc' } },
        days: { omit: { faqId: true }, orderBy: { day: 'asc' } },
      },
      orderBy: { createdAt: 'asc' },
    }),
  'guided-flows': (db, clientId) =>
    db.guidedFlow.findMany({
      where: { clientId },
      omit: { nameKey: true },
      include: { counts: true, tests: true },
      orderBy: { name: 'asc' },
    }),
  'evaluation-sets': (db, clientId) =>
    db.evaluationSet.findMany({ where: { clientId }, include: { questions: true }, orderBy: { name: 'asc' } }),
  forms: (db, clientId) => db.formTemplate.findMany({ where: { clientId }, orderBy: { createdAt: 'asc' } }),
  'webpage-sources': (db, clientId) => db.crawlSource.findMany({ where: { clientId }, orderBy: { createdAt: 'asc' } }),
  stores: (db, clientId) =>
    db.storeIntegration.findMany({
      where: { clientId },
      omit: { sealedCredentials: true },
      include: { assistants: { select: { assistantId: true } } },
      orderBy: { createdAt: 'asc' },
    }),
  integrations: (db, clientId) =>
    db.integration.findMany({
      where: { clientId },
      omit: { sealedCredentials: true },
      include: { requests: { orderBy: { createdAt: 'asc' } } },
      orderBy: { kind: 'asc' },
    }),
  tickets: (db, clientId) => db.externalTicket.findMany({ where: { clientId }, orderBy: { requestedAt: 'asc' } }),
  'product-searches': (db, clientId) =>
    db.productSearch.findMany({
      where: { clientId },
      include: { events: { omit: { searchId: true, storeId: true } } },
      orderBy: { createdAt: 'asc' },
    }),
  topics: (db, clientId) =>
    db.topic.findMany({
      where: { clientId },
      include: { questions: { select: { conversationId: true, sentiment: true }, orderBy: { askedAt: 'asc' } } },
      orderBy: { createdAt: 'asc' },
    }),
  'gap-actions': (db, clientId) => db.gapAction.findMany({ where: { clientId }, orderBy: { createdAt: 'asc' } }),
  'api-keys': (db, clientId) =>
    db.apiKey.findMany({
      where: { clientId },
      omit: { hash: true, previousHash: true },
      orderBy: { createdAt: 'asc' },
    }),
  webhooks: (db, clientId) =>
    db.webhookEndpoint.findMany({
      where: { clientId },
      omit: { sealedSecret: true, previousSealedSecret: true },
      include: { deliveries: { orderBy: { createdAt: 'asc' } } },
      orderBy: { createdAt: 'asc' },
    }),
  'canned-replies': (db, clientId) =>
    db.cannedReply.findMany({
      where: { clientId },
      include: { attachments: { select: { id: true, name: true } } },
      orderBy: { shortcut: 'asc' },
    }),
  macros: (db, clientId) => db.macro.findMany({ where: { clientId }, orderBy: { name: 'asc' } }),
  'report-schedules': (db, clientId) =>
    db.reportSchedule.findMany({ where: { clientId }, include: { recipients: true }, orderBy: { name: 'asc' } }),
  'saved-views': (db, clientId) => db.savedView.findMany({ where: { clientId }, orderBy: { name: 'asc' } }),
};
