/**
 * @generated SignedSource<<1f4e8b6d4504538213842615106ddcc0>>
 * @relayHash 753d04d79edf4806fdf50944042dfc5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cda8bf7214daa7d60a5a07046fe910007c453b85ad729dc01ba0109fe0deb461

import { ConcreteRequest } from 'relay-runtime';
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type fetchFilterChoicesQuery$variables = Record<PropertyKey, never>;
export type fetchFilterChoicesQuery$data = {
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
  readonly savedViews: ReadonlyArray<{
    readonly id: string;
    readonly isMine: boolean;
    readonly name: string;
    readonly query: string;
  }>;
  readonly teams: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type fetchFilterChoicesQuery = {
  response: fetchFilterChoicesQuery$data;
  variables: fetchFilterChoicesQuery$variables;
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
    "kind": "ScalarField",
    "name": "conversationLanguages",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SavedView",
    "kind": "LinkedField",
    "name": "savedViews",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "query",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isMine",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchFilterChoicesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "fetchFilterChoicesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "753d04d79edf4806fdf50944042dfc5b",
    "id": "cda8bf7214daa7d60a5a07046fe910007c453b85ad729dc01ba0109fe0deb461",
    "metadata": {},
    "name": "fetchFilterChoicesQuery",
    "operationKind": "query",
    "text": "query fetchFilterChoicesQuery{colleagues{id,name},teams{id,name},labels{id,name,colour},assistants{id,title},conversationLanguages,savedViews{id,name,query,isMine}}"
  }
};
})();

(node as any).hash = "c1a8e2169688146f00d19854883557a2";

export default node;
