/**
 * @generated SignedSource<<9c6606ec457f948980fb70cc3c5c981f>>
 * @relayHash cc2a8309ae6f9ff0c0d41747e36e4198
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3f8c219a94a55e8dc40956e2a68500f5da01515b35499bad3d5b6adaab7b18d

import { ConcreteRequest } from 'relay-runtime';
export type TeamInput = {
  description?: string | null | undefined;
  memberIds: ReadonlyArray<string>;
  name: string;
};
export type CreateTeam$variables = {
  input: TeamInput;
};
export type CreateTeam$data = {
  readonly createTeam: {
    readonly conversationsCount: number;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly members: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly name: string;
  };
};
export type CreateTeam = {
  response: CreateTeam$data;
  variables: CreateTeam$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "createTeam",
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
    "name": "CreateTeam",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateTeam",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "cc2a8309ae6f9ff0c0d41747e36e4198",
    "id": "b3f8c219a94a55e8dc40956e2a68500f5da01515b35499bad3d5b6adaab7b18d",
    "metadata": {},
    "name": "CreateTeam",
    "operationKind": "mutation",
    "text": "mutation CreateTeam($input:TeamInput!){createTeam(input:$input){id,name,description,conversationsCount,members{id,name}}}"
  }
};
})();

(node as any).hash = "f600a170cb095b9b3bf7051ec866014d";

export default node;
