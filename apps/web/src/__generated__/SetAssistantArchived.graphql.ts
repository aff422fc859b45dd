/**
 * @generated SignedSource<<7d5dbb0c01dff95f5ab7ff822be90bed>>
 * @relayHash 784f0f8f61bf39fc94f63bbde33e6c74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 228be8aadb263db9a48be1be514e267394ce8c24df9ebe0411dfe4280ad6170a

import { ConcreteRequest } from 'relay-runtime';
export type SetAssistantArchived$variables = {
  id: string;
  isArchived: boolean;
};
export type SetAssistantArchived$data = {
  readonly setAssistantArchived: {
    readonly archivedAt: string | null | undefined;
    readonly id: string;
  };
};
export type SetAssistantArchived = {
  response: SetAssistantArchived$data;
  variables: SetAssistantArchived$variables;
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
    "name": "isArchived"
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
      },
      {
        "kind": "Variable",
        "name": "isArchived",
        "variableName": "isArchived"
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "setAssistantArchived",
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
        "name": "archivedAt",
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
    "name": "SetAssistantArchived",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetAssistantArchived",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "784f0f8f61bf39fc94f63bbde33e6c74",
    "id": "228be8aadb263db9a48be1be514e267394ce8c24df9ebe0411dfe4280ad6170a",
    "metadata": {},
    "name": "SetAssistantArchived",
    "operationKind": "mutation",
    "text": "mutation SetAssistantArchived($id:ID!,$isArchived:Boolean!){setAssistantArchived(id:$id,isArchived:$isArchived){id,archivedAt}}"
  }
};
})();

(node as any).hash = "49b5bb88ec6217f6e1ae35f3c72191f3";

export default node;
