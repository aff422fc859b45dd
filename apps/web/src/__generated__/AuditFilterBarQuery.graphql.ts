/**
 * @generated SignedSource<<a49febcbbdf485a60c32c28b212a15aa>>
 * @relayHash 40101ecb8f5335ad9b7842021d586b8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29dc19343d767c4c45eee572c20a0dd31b0c70b517eb55f659a56cd9130c5852

import { ConcreteRequest } from 'relay-runtime';
export type AuditFilterBarQuery$variables = Record<PropertyKey, never>;
export type AuditFilterBarQuery$data = {
  readonly auditActors: ReadonlyArray<{
    readonly actorId: string;
    readonly name: string;
  }>;
};
export type AuditFilterBarQuery = {
  response: AuditFilterBarQuery$data;
  variables: AuditFilterBarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AuditActor",
    "kind": "LinkedField",
    "name": "auditActors",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "actorId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "AuditFilterBarQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AuditFilterBarQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "40101ecb8f5335ad9b7842021d586b8c",
    "id": "29dc19343d767c4c45eee572c20a0dd31b0c70b517eb55f659a56cd9130c5852",
    "metadata": {},
    "name": "AuditFilterBarQuery",
    "operationKind": "query",
    "text": "query AuditFilterBarQuery{auditActors{actorId,name}}"
  }
};
})();

(node as any).hash = "4b57300579699bf3b50f1ec88f277673";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
