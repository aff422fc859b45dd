import { permissionTexts } from '#session/permissionTexts.ts';
import { type Permission } from '#session/usePermission.ts';

export const isPermission = (name: string): name is Permission => name in permissionTexts;

/** In the order in which they are shown. */
export const PERMISSIONS = Object.keys(permissionTexts).filter(isPermission);
