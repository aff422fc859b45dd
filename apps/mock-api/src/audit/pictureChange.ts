import type { AuditChange } from '#__generated__/resolvers.ts';

/** As changesBetween, of addresses: which picture it is says nothing to people, only whether there is one, or another one. */
export function pictureChange(before: string | null, after: string | null, field: string): AuditChange[] {
  if (before === after) return [];
  return [{ field, before: before && 'a picture', after: after && (before ? 'another picture' : 'a picture') }];
}
