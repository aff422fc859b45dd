import type { AuditEntry } from '@parley/db';
import { csv } from '#csv.ts';
import { changesOf } from './auditLog.service.ts';
import { DOMAIN_OF, isAuditAction } from './domains.ts';

const HEADING = ['When (UTC)', 'Who', 'IP address', 'Area', 'Action', 'What', 'Details', 'Changes'];

/** Entries of the log as a table. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  return csv([HEADING, ...entries.map(rowOf)]);
}

function rowOf(entry: AuditEntry): string[] {
  const { createdAt, actorName, actorIp, action, targetName, detail } = entry;
  const changes = changesOf(entry).map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`);
  return [
    createdAt.toISOString(),
    actorName ?? '',
    actorIp ?? '',
    isAuditAction(action) ? DOMAIN_OF[action] : '',
    action,
    targetName ?? '',
    detail ?? '',
    changes.join('; '),
  ];
}
