import { paths } from '#router/paths.ts';

/** What a gap is filled with, in words. */
export const GAP_KINDS: Readonly<Record<string, string>> = {
  Article: 'Article',
  AutomatedFaq: 'Automated FAQ',
  GuidedFlow: 'Guided flow',
};

/** Where what was made of a gap is worked on; null when it is gone. */
export function gapTarget(kind: string, targetId: string | null): string | null {
  if (targetId === null) return null;
  if (kind === 'Article') return paths.article(targetId);
  return kind === 'AutomatedFaq' ? paths.automatedFaq(targetId) : paths.guidedFlow(targetId);
}
