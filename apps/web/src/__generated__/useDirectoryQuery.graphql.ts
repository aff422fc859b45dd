/**
 * @generated SignedSource<<82b7a08686232fda9a123190f7b611f6>>
 * @relayHash 301dc734fe0ee51a7b473ab717b51ff9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48dc617daa495838a588ce267e760ccc4bdb9852ce49988daebcf19787e30bda

import { ConcreteRequest } from 'relay-runtime';
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type useDirectoryQuery$variables = Record<PropertyKey, never>;
export type useDirectoryQuery$data = {
  readonly colleagues: ReadonlyArray<{
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
  readonly currentUser: {
    readonly id: string;
  } | null | undefined;
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
export type useDirectoryQuery = {
  response: useDirectoryQuery$data;
  variables: useDirectoryQuery$variables;
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
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "currentUser",
    "plural": false,
    "selections": [
      (v0/*:: as any*/)
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
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatar",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "teams",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDirectoryQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDirectoryQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "301dc734fe0ee51a7b473ab717b51ff9",
    "id": "48dc617daa495838a588ce267e760ccc4bdb9852ce49988daebcf19787e30bda",
    "metadata": {},
    "name": "useDirectoryQuery",
    "operationKind": "query",
    "text": "query useDirectoryQuery{currentUser{id},colleagues{id,name,avatar},teams{id,name},labels{id,name,colour}}"
  }
};
})();

(node as any).hash = "dcb895c57d21732adcdba5e93bec5ca0";

export default node;
