import { describe, expect, it } from 'vitest';
import type { PermissionFlag } from '@parley/db';
import { permissionFlagsOf } from './permissionFlags.ts';

const override = (flag: PermissionFlag, allowed: boolean) => ({ role: 'Staff' as const, flag, allowed });

describe('permissionFlagsOf', () => {
  it('lets an Admin do everything, whatever the client says of the role', () => {
    const overrides = [{ role: 'Admin' as const, flag: 'DELETE_USERS' as const, allowed: false }];

    const flags = permissionFlagsOf({ role: 'Admin', status: 'Active' }, overrides);

    expect(new Set(Object.values(flags))).toEqual(new Set([true]));
  });

  it('lets a Pending person do nothing, an Admin neither', () => {
    const flags = permissionFlagsOf({ role: 'Admin', status: 'Pending' }, [override('VIEW_USERS', true)]);

    expect(new Set(Object.values(flags))).toEqual(new Set([false]));
  });

  it('gives Staff the defaults, and what the client changed of them', () => {
    const overrides = [override('INVITE_USERS', true), override('MANAGE_CONVERSATIONS', false)];

    const flags = permissionFlagsOf({ role: 'Staff', status: 'Active' }, overrides);

    expect(flags).toMatchObject({
      INVITE_USERS: true,
      MANAGE_CONVERSATIONS: false,
      MANAGE_ARTICLES: true,
      MANAGE_CLIENT: false,
    });
  });

  it("ignores what is said of another role's flags", () => {
    const overrides = [{ role: 'Admin' as const, flag: 'MANAGE_CLIENT' as const, allowed: true }];

    expect(permissionFlagsOf({ role: 'Staff', status: 'Active' }, overrides).MANAGE_CLIENT).toBe(false);
  });
});
