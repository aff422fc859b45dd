import { bestLanguage } from '@parley/assistant-config/localised';
import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import type { VisitStore } from './visitStore.ts';

/** In which language visitors are spoken to: as they have chosen, as the site has asked, as their browser reads. */
export const spokenLanguage = ({ languages }: WidgetConfig, store: VisitStore, asked = ''): string =>
  bestLanguage(languages, [store.get('language', ''), asked, ...navigator.languages]);
