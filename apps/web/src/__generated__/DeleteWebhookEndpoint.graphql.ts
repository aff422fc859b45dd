/**
 * @generated SignedSource<<73220ed60ffa39ec386e22d5fa6e2bf9>>
 * @relayHash 6310b54990c7e0576e8dcdd47858e3c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37d3de223083f81f489e5b0da3ce48775d8664e82cb4e2dadf2ec22bc235126f

import { ConcreteRequest } from 'relay-runtime';
export type DeleteWebhookEndpoint$variables = {
  id: string;
};
export type DeleteWebhookEndpoint$data = {
  readonly deleteWebhookEndpoint: string;
};
export type DeleteWebhookEndpoint = {
  response: DeleteWebhookEndpoint$data;
  variables: DeleteWebhookEndpoint$variables;
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
    "kind": "ScalarField",
    "name": "deleteWebhookEndpoint",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteWebhookEndpoint",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteWebhookEndpoint",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6310b54990c7e0576e8dcdd47858e3c1",
    "id": "37d3de223083f81f489e5b0da3ce48775d8664e82cb4e2dadf2ec22bc235126f",
    "metadata": {},
    "name": "DeleteWebhookEndpoint",
    "operationKind": "mutation",
    "text": "mutation DeleteWebhookEndpoint($id:ID!){deleteWebhookEndpoint(id:$id)}"
  }
};
})();

(node as any).hash = "5a11466546787b6f89d38877e266015d";

export default node;
