import type { Appearance, AssistantConfig, OfficeHours } from './configSchema.ts';

/** What a site's page needs of an assistant before anybody opens it. */
export type WidgetConfig = {
  isShown: true;
  type: 'FloatingWidget' | 'FullscreenOverlay';
  title: string;
  /** Where the chat is; the frame shows it. */
  chatUrl: string;
  languages: AssistantConfig['languages'];
  appearance: Pick<Appearance, 'theme' | 'mainColour' | 'corners' | 'hasShadow' | 'launcher' | 'displayMode'>;
  /** Null when none may ever fire. */
  triggers: AssistantConfig['triggers'] | null;
  /** What visitors press to begin the flows that triggers open, by the flow's id. */
  flowLines: Readonly<Record<string, string>>;
  /** What the forms are called that triggers open, by the form's id. */
  formNames: Readonly<Record<string, string>>;
  /** What triggers may ask of the company. `officeHours`: null where none asks. */
  officeHours: OfficeHours | null;
  isSomebodyOnline: boolean;
};

/** Why a page shows no assistant; said to whoever builds it. NotYet: its company's onboarding is not finished. */
export type WidgetRefusal = { isShown: false; reason: 'NotFound' | 'NotYet' | 'DomainNotAllowed' };

export type WidgetAnswer = WidgetConfig | WidgetRefusal;
