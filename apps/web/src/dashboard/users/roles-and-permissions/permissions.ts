import { permissionWords } from '#session/permissionWords.ts';
import { type Permission } from '#session/usePermission.ts';

export const isPermission = (name: string): name is Permission => name in permissionWords;

/** In the order in which they are shown. */
export const PERMISSIONS = Object.keys(permissionWords).filter(isPermission);
