/**
 * @generated SignedSource<<3d8921fae09939e3b241aa3dad82c6ab>>
 * @relayHash ca69e4756e53fbc9cf38cc8e5142fd6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6a7fbcab74e1c78b3b748707ac46c6cb44775b26510180927374159b6ac170c

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type TakeLooksQuery$variables = {
  id: string;
};
export type TakeLooksQuery$data = {
  readonly assistant: {
    readonly id: string;
    readonly published: {
      readonly config: AssistantConfig;
      readonly id: string;
    };
  };
};
export type TakeLooksQuery = {
  response: TakeLooksQuery$data;
  variables: TakeLooksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistant",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AssistantVersion",
        "kind": "LinkedField",
        "name": "published",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "config",
            "storageKey": null
          }
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
    "name": "TakeLooksQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TakeLooksQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "ca69e4756e53fbc9cf38cc8e5142fd6a",
    "id": "d6a7fbcab74e1c78b3b748707ac46c6cb44775b26510180927374159b6ac170c",
    "metadata": {},
    "name": "TakeLooksQuery",
    "operationKind": "query",
    "text": "query TakeLooksQuery($id:ID!){assistant(id:$id){id,published{id,config}}}"
  }
};
})();

(node as any).hash = "eb4e9a30a9e0591e6a91e285ee57d60b";

export default node;
