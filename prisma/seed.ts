import { faker } from '@faker-js/faker/locale/en';
import type { Db } from './client.ts';
import { seedApiKeys } from './seed/apiKeys.ts';
import { seedArchivedAssistants, seedAssistants } from './seed/assistants.ts';
import { seedAutomatedFaqs } from './seed/automatedFaqs.ts';
import { seedAuth, seedInvitations, seedVisits } from './seed/auth.ts';
import { seedBilling } from './seed/billing.ts';
import { seedAnswers } from './seed/answers.ts';
import { seedUsage } from './seed/usage.ts';
import { seedCalendly } from './seed/calendly.ts';
import { seedContent } from './seed/content.ts';
import { seedEvaluation } from './seed/evaluation.ts';
import { seedForms } from './seed/forms.ts';
import { seedGuidedFlows } from './seed/guidedFlows.ts';
import { seedInbox } from './seed/inbox.ts';
import { seedIntegrations } from './seed/integrations.ts';
import { seedPlanHistory } from './seed/planHistory.ts';
import { seedStores } from './seed/stores.ts';
import { seedTopics } from './seed/topics.ts';
import { seedWebhooks } from './seed/webhooks.ts';

export { DEMO_LOGINS, DEMO_PASSWORD } from './demoLogins.ts';

/** The morning that the demo company's stories are told from, wherever time must stand still. */
export const REFERENCE_DATE = new Date('2026-11-19T10:08:00.000Z');

/**
 * Fills an empty, migrated database with the demo companies. Everything dated lies around `now`; two runs with the same
 * `now` write the same rows.
 */
export async function seed(db: Db, { now = REFERENCE_DATE }: { now?: Date } = {}): Promise<void> {
  faker.seed(4812);
  faker.setDefaultRefDate(now);
  try {
    await seedBilling(db, now);
    await seedAuth(db, now);
    await seedAssistants(db, now);
    await seedGuidedFlows(db, now);
    await seedInbox(db, now);
    await seedVisits(db, now);
    await seedInvitations(db, now);
    await seedArchivedAssistants(db, now);
    await seedContent(db, now);
    await seedEvaluation(db, now);
    await seedAutomatedFaqs(db, now);
    await seedAnswers(db, now);
    await seedForms(db, now);
    await seedStores(db, now);
    await seedTopics(db, now);
    await seedIntegrations(db, now);
    await seedCalendly(db, now);
    // Counts what has been told so far.
    await seedUsage(db, now);
    await seedPlanHistory(db, now);
    await seedApiKeys(db, now);
    await seedWebhooks(db, now);
  } finally {
    // Whatever this process builds next is not to repeat itself.
    faker.seed();
    faker.setDefaultRefDate();
  }
}
