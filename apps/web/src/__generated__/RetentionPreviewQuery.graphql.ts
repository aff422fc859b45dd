/**
 * @generated SignedSource<<8839d30bcaf1c1a29a6b4d345e925b66>>
 * @relayHash 196660c339c450191f4c859b31e594a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54722581edd04291f87d26fcc5bf5fa5d5e4d34d6710e00994ad0dbab25f60fd

import { ConcreteRequest } from 'relay-runtime';
export type RetentionInput = {
  conversationDays?: number | null | undefined;
  visitorDays?: number | null | undefined;
};
export type RetentionPreviewQuery$variables = {
  input: RetentionInput;
};
export type RetentionPreviewQuery$data = {
  readonly retentionPreview: {
    readonly conversations: number;
    readonly visitors: number;
  };
};
export type RetentionPreviewQuery = {
  response: RetentionPreviewQuery$data;
  variables: RetentionPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RetentionPreview",
    "kind": "LinkedField",
    "name": "retentionPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conversations",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "visitors",
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
    "name": "RetentionPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RetentionPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "196660c339c450191f4c859b31e594a0",
    "id": "54722581edd04291f87d26fcc5bf5fa5d5e4d34d6710e00994ad0dbab25f60fd",
    "metadata": {},
    "name": "RetentionPreviewQuery",
    "operationKind": "query",
    "text": "query RetentionPreviewQuery($input:RetentionInput!){retentionPreview(input:$input){conversations,visitors}}"
  }
};
})();

(node as any).hash = "95fe0defe2873acbc4f3b93595fea21e";

export default node;
