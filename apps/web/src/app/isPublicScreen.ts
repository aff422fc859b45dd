import { config } from '#config.ts';
import { paths } from '#router/paths.ts';

const PUBLIC: readonly string[] = [
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.forgotPasswordSuccess,
  paths.resetPassword,
  paths.auth,
];

/** Whether a screen needs no router: the guard lets everybody in, and nothing is to be found out before it shows. */
export function isPublicScreen(path: string): boolean {
  return PUBLIC.includes(path) && (path !== paths.signup || config.signupEnabled);
}
