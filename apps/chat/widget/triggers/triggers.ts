import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import type { Launcher } from '../launcher.ts';
import type { VisitStore } from '../visitStore.ts';
import type { Widget } from '../widget.ts';

export type TriggerGiven = {
  widget: Widget;
  config: WidgetConfig;
  locale: string;
  launcher: Launcher;
  store: VisitStore;
};

/** Answers how to stop. */
export function startTriggers({ widget }: TriggerGiven): () => void {
  return widget.on('pageView', () => {});
}
