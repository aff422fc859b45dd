/**
 * @generated SignedSource<<010fe1d3b543cd3b20314002bc57e294>>
 * @relayHash a7900fa0e5f2776cc3e9227387e63ab9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ea49fa3d293922c074fbebd15028b2ac4c613334d7e42a9ffba2796c2c646c5

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
    "cacheID": "a7900fa0e5f2776cc3e9227387e63ab9",
    "id": "4ea49fa3d293922c074fbebd15028b2ac4c613334d7e42a9ffba2796c2c646c5",
    "metadata": {},
    "name": "TeamsDialogQuery",
    "operationKind": "query",
    "text": "query TeamsDialogQuery{teams{id,name,description,conversationsCount,members{id,name}},colleagues{id,name}}"
  }
};
})();

(node as any).hash = "5c4c68bd0c461306d77b14ad246e4b21";

export default node;
