import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Article, Assistant } from '@parley/db';
import { articlesInScope } from '#answers/search/articlesInScope.ts';
import { listAssistants } from '#assistants/assistants.service.ts';
import type { Context } from '#context.ts';
import { publishedVersion } from '#versioning/versions.service.ts';

/** The assistants that answer visitors from an article, as they were last published; none while it is a draft or left out. */
export async function answeredBy(
  { db }: Pick<Context, 'db'>,
  { id, clientId, status, includeInGpt }: Article,
): Promise<Assistant[]> {
  if (status !== 'Published' || !includeInGpt) return [];
  const assistants = await listAssistants({ db }, clientId);
  const answering = await Promise.all(
    assistants.map(async (assistant) => {
      const { gpt } = storedConfig((await publishedVersion(db, assistant.id)).content);
      return gpt.isOn && (await articlesInScope(db, clientId, gpt.scope)).has(id);
    }),
  );
  return assistants.filter((_, index) => answering[index]);
}
