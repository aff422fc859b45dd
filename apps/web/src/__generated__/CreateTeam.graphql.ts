/**
 * @generated SignedSource<<323daf17af34d58513c38cc485557c4d>>
 * @relayHash 6eddd5cd6eefc385bd1621e41c86177c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92ddf7e6c7c4c1f02b2315fa2dd8261c50de4a6371417455502f7e4ecbfd4f53

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
    "cacheID": "6eddd5cd6eefc385bd1621e41c86177c",
    "id": "92ddf7e6c7c4c1f02b2315fa2dd8261c50de4a6371417455502f7e4ecbfd4f53",
    "metadata": {},
    "name": "CreateTeam",
    "operationKind": "mutation",
    "text": "mutation CreateTeam($input:TeamInput!){createTeam(input:$input){id,name,description,members{id,name}}}"
  }
};
})();

(node as any).hash = "f5e6228ed743178ba07a976249289f2c";

export default node;
