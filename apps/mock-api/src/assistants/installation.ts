import { randomBytes } from 'node:crypto';
import { domainEntry } from '@parley/assistant-config/allowedHosts';
import type { Assistant, IdentityMode } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { seal, unseal } from '#auth/seal.ts';
import type { Config } from '#config.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { domainsOf } from '#widget/widgetConfig.ts';
import { named } from './assistantDraft.ts';
import { findAssistant } from './assistants.service.ts';

type Deps = Pick<Context, 'db' | 'config'> & Auditing;

const MOST_DOMAINS = 50;

/** Throws NOT_FOUND, and BAD_INPUT naming the entry that is no host. */
export async function setAllowedDomains(
  ctx: Deps,
  clientId: string,
  { assistantId: id, domains }: { assistantId: string; domains: readonly string[] },
): Promise<Assistant> {
  if (domains.length > MOST_DOMAINS) {
    throw domainError('BAD_INPUT', `Use at most ${MOST_DOMAINS} sites.`, { field: 'input.domains' });
  }
  const entries = domains.map((given, index) => {
    const entry = domainEntry(given);
    if (!entry)
      throw domainError('BAD_INPUT', 'Enter a host such as shop.example.', { field: `input.domains.${index}` });
    return entry;
  });
  return ctx.db.$transaction(async (tx) => {
    const before = await findAssistant({ db: tx }, clientId, id);
    const allowedDomains = JSON.stringify([...new Set(entries)]);
    const after = await tx.assistant.update({ where: { id, clientId }, data: { allowedDomains } });
    const sites = (assistant: Assistant) => ({ sites: domainsOf(assistant) });
    const changes = changesBetween(sites(before), sites(after), { sites: 'sites' });
    await audit(tx, by(ctx), { action: 'AssistantDomainsChanged', target: named(after), changes });
    return after;
  });
}

/** Throws NOT_FOUND, and BAD_INPUT for proof without a secret to prove it with. */
export async function setIdentityMode(
  ctx: Deps,
  clientId: string,
  { id, mode }: { id: string; mode: IdentityMode },
): Promise<Assistant> {
  return ctx.db.$transaction(async (tx) => {
    const before = await findAssistant({ db: tx }, clientId, id);
    if (mode !== 'Off' && before.identitySecret === null) {
      throw domainError('BAD_INPUT', 'Make a secret first, and let your site sign with it.', { field: 'mode' });
    }
    const after = await tx.assistant.update({ where: { id, clientId }, data: { identityMode: mode } });
    const changes = changesBetween(before, after, { identityMode: 'proof of identity' });
    await audit(tx, by(ctx), { action: 'AssistantIdentityChanged', target: named(after), changes });
    return after;
  });
}

/** Answers the new secret, which nobody can read again. Throws NOT_FOUND. */
export async function renewIdentitySecret(ctx: Deps, clientId: string, id: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  return ctx.db.$transaction(async (tx) => {
    const assistant = await findAssistant({ db: tx }, clientId, id);
    const identitySecret = seal(ctx.config, secret, secretOf(id));
    await tx.assistant.update({ where: { id, clientId }, data: { identitySecret } });
    await audit(tx, by(ctx), { action: 'AssistantSecretRenewed', target: named(assistant) });
    return secret;
  });
}

/** What sites sign their people's ids with; null: there is none. */
export function identitySecret(
  config: Pick<Config, 'tokenSecret'>,
  { id, identitySecret: sealed }: Pick<Assistant, 'id' | 'identitySecret'>,
): string | null {
  return sealed === null ? null : unseal(config, sealed, secretOf(id));
}

const secretOf = (assistantId: string) => `identity secret of ${assistantId}`;
