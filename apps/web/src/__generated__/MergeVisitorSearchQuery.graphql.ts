/**
 * @generated SignedSource<<dba7dcf964778e974be05af62a99823d>>
 * @relayHash 2b3d11d2f6e100401dae0ddbd16658dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f367fac2a226a8cf04ccb69224c543fab6a646ce387e81f87290910ad6bd8644

import { ConcreteRequest } from 'relay-runtime';
export type MergeVisitorSearchQuery$variables = {
  search?: string | null | undefined;
};
export type MergeVisitorSearchQuery$data = {
  readonly visitors: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
};
export type MergeVisitorSearchQuery = {
  response: MergeVisitorSearchQuery$data;
  variables: MergeVisitorSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "Visitor",
    "kind": "LinkedField",
    "name": "visitors",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "MergeVisitorSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergeVisitorSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2b3d11d2f6e100401dae0ddbd16658dd",
    "id": "f367fac2a226a8cf04ccb69224c543fab6a646ce387e81f87290910ad6bd8644",
    "metadata": {},
    "name": "MergeVisitorSearchQuery",
    "operationKind": "query",
    "text": "query MergeVisitorSearchQuery($search:String){visitors(search:$search,first:20){id,name,email}}"
  }
};
})();

(node as any).hash = "ff24f1d26e76626af8ce74e042dd7099";

export default node;
