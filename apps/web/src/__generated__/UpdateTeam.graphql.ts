/**
 * @generated SignedSource<<08a8903cc6d57444be4d62cc8a173808>>
 * @relayHash 691583846998bce27dcc311d6291a192
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1245bf9d35d9ff13ac4c5dd3608d3dc91df5883ba7fdd7f804d7d0585d43f77

import { ConcreteRequest } from 'relay-runtime';
export type TeamInput = {
  description?: string | null | undefined;
  memberIds: ReadonlyArray<string>;
  name: string;
};
export type UpdateTeam$variables = {
  id: string;
  input: TeamInput;
};
export type UpdateTeam$data = {
  readonly updateTeam: {
    readonly description: string | null | undefined;
    readonly id: string;
    readonly members: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly name: string;
  };
};
export type UpdateTeam = {
  response: UpdateTeam$data;
  variables: UpdateTeam$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "updateTeam",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
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
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "members",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateTeam",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateTeam",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "691583846998bce27dcc311d6291a192",
    "id": "c1245bf9d35d9ff13ac4c5dd3608d3dc91df5883ba7fdd7f804d7d0585d43f77",
    "metadata": {},
    "name": "UpdateTeam",
    "operationKind": "mutation",
    "text": "mutation UpdateTeam($id:ID!,$input:TeamInput!){updateTeam(id:$id,input:$input){id,name,description,members{id,name}}}"
  }
};
})();

(node as any).hash = "9c6fc74c4ec9dd5a99402d6a4d5c73e1";

export default node;
