/**
 * @generated SignedSource<<79c8a8523693bef6c6cb86922c5443ec>>
 * @relayHash 52afb8d0a8d47879745c145015cf5df1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9b33e7f2df8f6e33d4e2e81a061829a4013b513df0fa7329fe3dd3283614f68

import { ConcreteRequest } from 'relay-runtime';
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type AnalyticsBarQuery$variables = Record<PropertyKey, never>;
export type AnalyticsBarQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly colleagues: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly conversationLanguages: ReadonlyArray<string>;
  readonly labels: ReadonlyArray<{
    readonly colour: LabelColour;
    readonly id: string;
    readonly name: string;
  }>;
  readonly teams: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type AnalyticsBarQuery = {
  response: AnalyticsBarQuery$data;
  variables: AnalyticsBarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistants",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "colleagues",
    "plural": true,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "teams",
    "plural": true,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "labels",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "colour",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "conversationLanguages",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnalyticsBarQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnalyticsBarQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "52afb8d0a8d47879745c145015cf5df1",
    "id": "a9b33e7f2df8f6e33d4e2e81a061829a4013b513df0fa7329fe3dd3283614f68",
    "metadata": {},
    "name": "AnalyticsBarQuery",
    "operationKind": "query",
    "text": "query AnalyticsBarQuery{assistants{id,title},colleagues{id,name},teams{id,name},labels{id,name,colour},conversationLanguages}"
  }
};
})();

(node as any).hash = "4882dd6cca3aa1f858e8303322718e07";

export default node;
