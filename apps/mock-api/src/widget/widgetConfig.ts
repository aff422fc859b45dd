import type { Assistant } from '@parley/db';
import { isAllowedHost, isLocalHost } from '@parley/assistant-config/allowedHosts';
import type { AssistantConfig, OfficeHours } from '@parley/assistant-config/configSchema';
import { namedArticles } from '@parley/assistant-config/namedArticles';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { TriggerCondition } from '@parley/assistant-config/triggerSchema';
import type { WidgetAnswer } from '@parley/assistant-config/widgetConfig';
import * as v from 'valibot';
import { publicAddress } from '#assets/assetAddress.ts';
import { chatAddress } from '#assistants/chatAddress.ts';
import { findForVisitors } from '#chat/chatAssistant.ts';
import { isSomebodyOnline } from '#chat/chatAvailability.ts';
import { publishedArticles } from '#content/chat-articles/publishedArticles.ts';
import type { Deps } from '#context.ts';
import { isDomainError } from '#errors.ts';
import { firstAssistantId } from '#onboarding/firstAssistant.ts';
import { chatForms } from '#forms/chatForms.ts';
import { triggeredForms } from '#forms/formUses.ts';
import { flowLines } from '#guided-flows/running/chatFlows.ts';
import { publishedVersion } from '#versioning/versions.service.ts';

type ConfigDeps = Pick<Deps, 'db' | 'config' | 'clock'>;
export type WidgetAsked = { clientId: string; assistantId: string; host: string };

/** What a page of `host` is to know of an assistant. */
export async function widgetConfig(deps: ConfigDeps, asked: WidgetAsked): Promise<WidgetAnswer> {
  const { db, config } = deps;
  const assistant = await shownAssistant(deps, asked);
  if (!assistant) return { isShown: false, reason: (await isFirstAssistant(db, asked)) ? 'NotYet' : 'NotFound' };
  if (!mayShow(config, assistant, asked.host)) return { isShown: false, reason: 'DomainNotAllowed' };
  const { content } = await publishedVersion(db, assistant.id);
  const set = storedConfig(content);
  const { appearance, languages, triggers, team } = set;
  const { theme, mainColour, corners, hasShadow, launcher, displayMode, title } = appearance;
  const lines = await flowLines(db, asked.clientId, set);
  const names = await formNames(deps, asked.clientId, set);
  const articles = new Set((await publishedArticles(deps, asked.clientId, namedArticles(set))).map(({ id }) => id));
  // A flow may have gone to the archive after the assistant was published, a form closed, an article taken back.
  const items = triggers.items.filter(
    ({ isEnabled, action }) =>
      isEnabled &&
      (action.type !== 'Flow' || (action.guidedFlowId ?? '') in lines) &&
      (action.type !== 'Form' || (action.formTemplateId ?? '') in names) &&
      (action.type !== 'Article' || articles.has(action.articleId ?? '')),
  );
  const asks = (type: TriggerCondition['type']) =>
    items.some(({ conditions }) => conditions.some((condition) => condition.type === type));
  return {
    isShown: true,
    type: assistant.type,
    title,
    chatUrl: chatAddress(config, { clientId: asked.clientId, assistantId: asked.assistantId }),
    languages,
    appearance: {
      theme,
      mainColour,
      corners,
      hasShadow,
      launcher: { ...launcher, image: publicAddress(config, launcher.image) },
      displayMode,
    },
    triggers: items.length > 0 ? { ...triggers, items } : null,
    flowLines: lines,
    formNames: names,
    officeHours: asks('OfficeHours') ? unlabelled(team.officeHours) : null,
    isSomebodyOnline: asks('AgentsOnline') && (await isSomebodyOnline(deps, { ...asked, team })),
  };
}

/** What the forms are called that its triggers open, by their ids; those that take no answers are left out. */
async function formNames(deps: ConfigDeps, clientId: string, config: AssistantConfig): Promise<Record<string, string>> {
  const triggered = triggeredForms(config);
  if (triggered.length === 0) return {};
  const forms = await chatForms(deps, clientId, config);
  return Object.fromEntries(forms.flatMap(({ id, name }) => (triggered.includes(id) ? [[id, name]] : [])));
}

/** What a company calls its holidays is its own business. */
const unlabelled = (hours: OfficeHours): OfficeHours => ({
  ...hours,
  holidays: hours.holidays.map(({ date }) => ({ date, label: '' })),
});

/** Whether it is the one that an onboarding which is not finished will make. */
export async function isFirstAssistant(
  db: Deps['db'],
  { clientId, assistantId }: Omit<WidgetAsked, 'host'>,
): Promise<boolean> {
  const where = { clientId, client: { deletedAt: null, subscription: null } };
  return (await db.onboarding.count({ where })) > 0 && assistantId === firstAssistantId(clientId);
}

/** Whether a page of `host` may show it. Whoever builds a site does so at home. */
export function mayShow(
  { isProduction }: Pick<Deps['config'], 'isProduction'>,
  assistant: Pick<Assistant, 'allowedDomains'>,
  host: string,
): boolean {
  return (!isProduction && isLocalHost(host)) || isAllowedHost(host, domainsOf(assistant));
}

const DOMAINS = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Throws for what was not stored by us. */
export const domainsOf = ({ allowedDomains }: Pick<Assistant, 'allowedDomains'>): string[] =>
  v.parse(DOMAINS, allowedDomains);

/** Null where visitors find none either. */
export async function shownAssistant({ db }: Pick<Deps, 'db'>, ids: Omit<WidgetAsked, 'host'>) {
  try {
    return await findForVisitors(db, ids);
  } catch (error) {
    if (isDomainError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
