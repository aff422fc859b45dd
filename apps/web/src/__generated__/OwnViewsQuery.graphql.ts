/**
 * @generated SignedSource<<c85dc672daa6597fae4d9593f8337f35>>
 * @relayHash 50c8d15019335ab5d9b5935c017ee50a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88e3a349e9f244a6e94917bda010a4b984dc319af53991624798c7050e5def9a

import { ConcreteRequest } from 'relay-runtime';
export type SharingScope = "All" | "Me";
export type OwnViewsQuery$variables = Record<PropertyKey, never>;
export type OwnViewsQuery$data = {
  readonly savedViews: ReadonlyArray<{
    readonly id: string;
    readonly isMine: boolean;
    readonly name: string;
    readonly query: string;
    readonly scope: SharingScope;
  }>;
};
export type OwnViewsQuery = {
  response: OwnViewsQuery$data;
  variables: OwnViewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SavedView",
    "kind": "LinkedField",
    "name": "savedViews",
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
        "name": "query",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scope",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isMine",
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
    "name": "OwnViewsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnViewsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "50c8d15019335ab5d9b5935c017ee50a",
    "id": "88e3a349e9f244a6e94917bda010a4b984dc319af53991624798c7050e5def9a",
    "metadata": {},
    "name": "OwnViewsQuery",
    "operationKind": "query",
    "text": "query OwnViewsQuery{savedViews{id,name,query,scope,isMine}}"
  }
};
})();

(node as any).hash = "01abc1bc4a89249750ee976e4f238871";

export default node;
