import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { OfferedForm } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { latestVersion } from '#versioning/versions.service.ts';
import { closedBecause } from './formClosed.ts';
import { versionForm } from './formContent.ts';
import { offeredForms } from './formUses.ts';

/** The forms that an assistant's home page and triggers open, as they are published; those that take no more answers are left out. */
export async function chatForms(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clientId: string,
  config: AssistantConfig,
): Promise<OfferedForm[]> {
  const ids = offeredForms(config);
  if (ids.length === 0) return [];
  const templates = await db.formTemplate.findMany({ where: { clientId, id: { in: ids }, status: 'Active' } });
  const offered = await Promise.all(
    templates.map(async (template) => {
      const version = await latestVersion(db, template.id);
      const form = version && versionForm(version);
      const isClosed = !form || (await closedBecause(db, { template, form, now: clock.now() })) !== null;
      return isClosed ? [] : [{ id: template.id, name: form.name }];
    }),
  );
  return offered.flat();
}
