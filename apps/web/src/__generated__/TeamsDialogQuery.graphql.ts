/**
 * @generated SignedSource<<f1a0c6eea4a712ae65ae08b5f99579b4>>
 * @relayHash 0fb48959402b3b47094e6590892465ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beadddb70c926b3df16ec9ed046cf2e33948cb31e1e292426ad3ca5152f73a61

import { ConcreteRequest } from 'relay-runtime';
export type TeamsDialogQuery$variables = Record<PropertyKey, never>;
export type TeamsDialogQuery$data = {
  readonly colleagues: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly teams: ReadonlyArray<{
    readonly conversationsCount: number;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly members: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly name: string;
    readonly usedInFlows: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  }>;
};
export type TeamsDialogQuery = {
  response: TeamsDialogQuery$data;
  variables: TeamsDialogQuery$variables;
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
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "teams",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conversationsCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GuidedFlow",
        "kind": "LinkedField",
        "name": "usedInFlows",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "members",
        "plural": true,
        "selections": (v2/*:: as any*/),
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamsDialogQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TeamsDialogQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "0fb48959402b3b47094e6590892465ac",
    "id": "beadddb70c926b3df16ec9ed046cf2e33948cb31e1e292426ad3ca5152f73a61",
    "metadata": {},
    "name": "TeamsDialogQuery",
    "operationKind": "query",
    "text": "query TeamsDialogQuery{teams{id,name,description,conversationsCount,usedInFlows{id,name},members{id,name}},colleagues{id,name}}"
  }
};
})();

(node as any).hash = "2988af6d9c0710f0edd873583b627a66";

export default node;
