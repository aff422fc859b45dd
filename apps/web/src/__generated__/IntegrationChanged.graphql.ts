/**
 * @generated SignedSource<<43c3c4adf111c8d92347385234e9c831>>
 * @relayHash 9119db548961b0e7f24357705a119300
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 654f516edd1916f0d37ad26c6608b3498c656f589db1fd40278dc5dfea87ea81

import { ConcreteRequest } from 'relay-runtime';
export type IntegrationStatus = "Connected" | "Error";
export type IntegrationChanged$variables = Record<PropertyKey, never>;
export type IntegrationChanged$data = {
  readonly integrationChanged: {
    readonly id: string;
    readonly lastError: string | null | undefined;
    readonly lastUsedAt: string | null | undefined;
    readonly status: IntegrationStatus;
  };
};
export type IntegrationChanged = {
  response: IntegrationChanged$data;
  variables: IntegrationChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Integration",
    "kind": "LinkedField",
    "name": "integrationChanged",
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastUsedAt",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IntegrationChanged",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IntegrationChanged",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "9119db548961b0e7f24357705a119300",
    "id": "654f516edd1916f0d37ad26c6608b3498c656f589db1fd40278dc5dfea87ea81",
    "metadata": {},
    "name": "IntegrationChanged",
    "operationKind": "subscription",
    "text": "subscription IntegrationChanged{integrationChanged{id,status,lastUsedAt,lastError}}"
  }
};
})();

(node as any).hash = "34a89ed51d7ddc24c7764df0f43da0ba";

export default node;
