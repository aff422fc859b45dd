/**
 * @generated SignedSource<<5279b60b90156b96d48d4247310e7d45>>
 * @relayHash 6328e68c2f3260b1855f07001b49df9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51c9eca0e069593ff9ed242fe00bbfae2ffbe6160cbf2c035c7733b5835843cf

import { ConcreteRequest } from 'relay-runtime';
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
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v2 = [
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
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "teams",
    "plural": true,
    "selections": (v1/*:: as any*/),
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
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnalyticsBarQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "6328e68c2f3260b1855f07001b49df9b",
    "id": "51c9eca0e069593ff9ed242fe00bbfae2ffbe6160cbf2c035c7733b5835843cf",
    "metadata": {},
    "name": "AnalyticsBarQuery",
    "operationKind": "query",
    "text": "query AnalyticsBarQuery{assistants{id,title},colleagues{id,name},teams{id,name},conversationLanguages}"
  }
};
})();

(node as any).hash = "f5d1fb840ff37ca423d812ccd9f9b8b9";

export default node;
