/**
 * @generated SignedSource<<a847fc532ddf851a9228bc8545f1c6be>>
 * @relayHash fb028a3271e9af98308fc0f54ec4f0b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93072e9366168d99230359ce522e3c66e158f3a1688c60975417ba4c307f8025

import { ConcreteRequest } from 'relay-runtime';
export type AuditFilterBarQuery$variables = Record<PropertyKey, never>;
export type AuditFilterBarQuery$data = {
  readonly auditActors: ReadonlyArray<{
    readonly id: string;
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
        "name": "id",
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
    "cacheID": "fb028a3271e9af98308fc0f54ec4f0b6",
    "id": "93072e9366168d99230359ce522e3c66e158f3a1688c60975417ba4c307f8025",
    "metadata": {},
    "name": "AuditFilterBarQuery",
    "operationKind": "query",
    "text": "query AuditFilterBarQuery{auditActors{id,name}}"
  }
};
})();

(node as any).hash = "69d76aad6219782711f2c640f3f631cc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
