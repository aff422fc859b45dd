/**
 * @generated SignedSource<<0224f3b3a15f01148a5fe5a4c9b99e4c>>
 * @relayHash f1771fd6490f995c54b540c119b76166
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e587c45b14a71af65f172d9e4615ae887afe7889aea19e9a98c6076fdc0f191

import { ConcreteRequest } from 'relay-runtime';
export type StoreState = "Connected" | "Error" | "Syncing";
export type SyncStore$variables = {
  id: string;
};
export type SyncStore$data = {
  readonly syncStore: {
    readonly id: string;
    readonly lastError: string | null | undefined;
    readonly state: StoreState;
  };
};
export type SyncStore = {
  response: SyncStore$data;
  variables: SyncStore$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "StoreIntegration",
    "kind": "LinkedField",
    "name": "syncStore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastError",
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
    "name": "SyncStore",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SyncStore",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f1771fd6490f995c54b540c119b76166",
    "id": "3e587c45b14a71af65f172d9e4615ae887afe7889aea19e9a98c6076fdc0f191",
    "metadata": {},
    "name": "SyncStore",
    "operationKind": "mutation",
    "text": "mutation SyncStore($id:ID!){syncStore(id:$id){id,state,lastError}}"
  }
};
})();

(node as any).hash = "03dbdaa043b145539cbf67bd1c5562c2";

export default node;
