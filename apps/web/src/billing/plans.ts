import { count } from '#ui/format.ts';

/** The plans by name. */
export type PlanType = 'Starter' | 'Standard' | 'Pro' | 'Enterprise';

/** What a plan allows a month. */
type PlanLimits = { messages: number; formSubmissions: number; mapRequests: number; apiRequests: number };

/** The monthly limits of each plan (spec §9). */
export const PLAN_LIMITS: Readonly<Record<PlanType, PlanLimits>> = {
  Starter: { messages: 1000, formSubmissions: 50, mapRequests: 100, apiRequests: 1000 },
  Standard: { messages: 4000, formSubmissions: 200, mapRequests: 500, apiRequests: 5000 },
  Pro: { messages: 8000, formSubmissions: 1000, mapRequests: 1000, apiRequests: 10_000 },
  Enterprise: { messages: 40_000, formSubmissions: 5000, mapRequests: 5000, apiRequests: 50_000 },
};

/** The plans, smallest first. */
export const PLAN_TYPES = ['Starter', 'Standard', 'Pro', 'Enterprise'] as const satisfies readonly PlanType[];

/** What each limit counts, in the order in which they are shown. */
export const LIMIT_LABELS = [
  ['messages', 'Messages'],
  ['formSubmissions', 'Form submissions'],
  ['mapRequests', 'Map requests'],
  ['apiRequests', 'API requests'],
] as const satisfies readonly (readonly [keyof PlanLimits, string])[];

/** What a plan allows, as a sentence. */
export function describeLimits(plan: PlanType): string {
  const { messages, formSubmissions, mapRequests, apiRequests } = PLAN_LIMITS[plan];
  const submissions = `${count(formSubmissions)} form submissions`;
  return `${count(messages)} messages, ${submissions}, ${count(mapRequests)} map requests and ${count(apiRequests)} API requests a month.`;
}

/** What every plan has (spec §9). */
export const PLAN_FEATURES = [
  'GPT powered conversational AI',
  'No-code chatbot',
  'Visual flow builder',
  'Interactive forms',
  'Ring-fence GPT content',
  'PDF content extractor',
  'Webpage crawler',
  'Knowledge base',
  'Help centre',
  'Live chat',
] as const;

/** How many messages a plan allows a month; null for a plan that this build does not know. */
export function messageLimit(plan: string | null | undefined): number | null {
  return isPlanType(plan) ? PLAN_LIMITS[plan].messages : null;
}

/** Whether this build knows a plan of this name. */
export function isPlanType(plan: string | null | undefined): plan is PlanType {
  return typeof plan === 'string' && Object.hasOwn(PLAN_LIMITS, plan);
}

/** What plans cost is whole dollars, as a rule: «$79», «$79.50». */
export function dollars(price: number): string {
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
  return `$${price.toLocaleString('en', { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}
