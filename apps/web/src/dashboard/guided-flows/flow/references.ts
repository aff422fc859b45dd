import { createContext, useContext } from 'react';
import type { FlowContext } from '@parley/guided-flow/validateFlow';

export type NamedForm = { id: string; name: string; isUsable: boolean; fieldCount: number };
export type NamedPerson = {
  id: string;
  name: string;
  avatar: string | null;
  title: string | null;
  bio: string | null;
  isActive: boolean;
};
export type NamedTeam = { id: string; name: string; activeCount: number; memberIds: readonly string[] };
export type NamedEventType = { uri: string; name: string; durationMinutes: number; isActive: boolean };
type Named = { id: string; name: string };

/** What steps may refer to, as it is now. */
export type FlowReferences = {
  otherNames: readonly string[];
  forms: readonly NamedForm[];
  teams: readonly NamedTeam[];
  people: readonly NamedPerson[];
  isCalendlyConnected: boolean;
  eventTypes: readonly NamedEventType[];
  /** What new steps that book begin with. */
  defaultEventTypeUri: string | null;
  categories: readonly Named[];
  /** Of those that the flow names: what visitors may read. */
  articles: readonly { id: string; title: string }[];
};

export const NO_REFERENCES: FlowReferences = {
  otherNames: [],
  forms: [],
  teams: [],
  people: [],
  isCalendlyConnected: false,
  eventTypes: [],
  defaultEventTypeUri: null,
  categories: [],
  articles: [],
};

/** As the rules of the package ask for it. */
export const rulesContext = (references: FlowReferences): FlowContext & { publishedArticles: ReadonlySet<string> } => ({
  otherNames: references.otherNames,
  forms: new Map(references.forms.map((form) => [form.id, form])),
  teams: new Map(references.teams.map((team) => [team.id, team])),
  people: new Map(references.people.map((person) => [person.id, person])),
  calendly: {
    isConnected: references.isCalendlyConnected,
    activeEventTypes: new Set(references.eventTypes.filter(({ isActive }) => isActive).map(({ uri }) => uri)),
  },
  publishedArticles: new Set(references.articles.map(({ id }) => id)),
});

export const ReferencesContext = createContext<FlowReferences>(NO_REFERENCES);
export const useReferences = () => useContext(ReferencesContext);
