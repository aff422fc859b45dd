import type { GuidedFlow } from '@parley/guided-flow/flow';
import { saveFile } from '#ui/saveFile.ts';

/** Gives the flow to the person as a file that can be imported again. */
export function exportFlow(flow: GuidedFlow) {
  const name = flow.name.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'flow';
  saveFile({ name: `${name}.flow.json`, text: JSON.stringify(flow, null, 2), mediaType: 'application/json' });
}
