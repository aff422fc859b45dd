import type { TriggerReason, TriggerVerdict } from '@parley/assistant-config/evaluateTriggers';
import { element, sheetOf } from '../draw.ts';
import type { Launcher } from '../launcher.ts';

const STYLE = `
.debug{position:fixed;top:12px;left:12px;right:auto;max-width:min(420px,100vw - 24px);max-height:70vh;overflow:auto;padding:12px 16px;border-radius:8px;background:#16191aee;color:#f4f4f2;font:400 12px/1.5 ui-monospace,monospace;white-space:pre-wrap}
`;

/** With `?assistantDebug=1`: says of each trigger whether it may fire, and if not, why. Null without. */
export function debugOverlay({ root, side }: Launcher): ((verdicts: readonly TriggerVerdict[]) => void) | null {
  if (new URLSearchParams(location.search).get('assistantDebug') !== '1') return null;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(STYLE)];
  const overlay = element('pre', 'debug');
  overlay.setAttribute('aria-label', 'Triggers');
  side.append(overlay);
  return (verdicts) => {
    overlay.textContent = verdicts.map(described).join('\n\n');
  };
}

function described({ trigger, mayFire, reasons }: TriggerVerdict): string {
  const lines = reasons.filter(({ rule, holds }) => !holds || rule === 'Condition').map(line);
  return [`${mayFire ? '●' : '○'} ${trigger.name}`, ...lines].join('\n');
}

function line(reason: TriggerReason): string {
  const sign = reason.holds ? '  ✓' : '  ✗';
  if (reason.rule === 'Condition') {
    const { id: _, type, ...wanted } = reason.condition;
    return `${sign} ${type} ${JSON.stringify(wanted)}, is ${JSON.stringify(reason.actual)}`;
  }
  const { rule, holds: _, ...compared } = reason;
  return `${sign} ${rule} ${JSON.stringify(compared)}`;
}
