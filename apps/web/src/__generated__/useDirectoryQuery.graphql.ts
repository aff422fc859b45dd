/**
 * @generated SignedSource<<177b3f246d9408ed59003b0e807569f4>>
 * @relayHash 2c42c9539b4b9be80a421e23d23ea5e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f310dec430b2caf3499b8b24e385e7a82df52c08b167861b72e0ed58c82aaef8

import { ConcreteRequest } from 'relay-runtime';
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type useDirectoryQuery$variables = Record<PropertyKey, never>;
export type useDirectoryQuery$data = {
  readonly colleagues: ReadonlyArray<{
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
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = [
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDirectoryQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDirectoryQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "2c42c9539b4b9be80a421e23d23ea5e1",
    "id": "f310dec430b2caf3499b8b24e385e7a82df52c08b167861b72e0ed58c82aaef8",
    "metadata": {},
    "name": "useDirectoryQuery",
    "operationKind": "query",
    "text": "query useDirectoryQuery{currentUser{id},colleagues{id,name},teams{id,name},labels{id,name,colour}}"
  }
};
})();

(node as any).hash = "55ed8cc6e2fd85ee171fbea94b2d378c";

export default node;
