/**
 * @generated SignedSource<<f63da3aba24b9dd600ee6ec469f39e16>>
 * @relayHash 541e1b4647f629ba6adedc00bd9927d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8509bc9dce60ca77366ff49d409cae47a42caeed6c1eefcbca2fde4f5c05639c

import { ConcreteRequest } from 'relay-runtime';
export type SharingScope = "All" | "Me";
export type SavedViewInput = {
  name: string;
  query: string;
  scope: SharingScope;
};
export type CreateSavedView$variables = {
  input: SavedViewInput;
};
export type CreateSavedView$data = {
  readonly createSavedView: {
    readonly id: string;
    readonly isMine: boolean;
    readonly name: string;
    readonly query: string;
    readonly scope: SharingScope;
  };
};
export type CreateSavedView = {
  response: CreateSavedView$data;
  variables: CreateSavedView$variables;
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
    "concreteType": "SavedView",
    "kind": "LinkedField",
    "name": "createSavedView",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateSavedView",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateSavedView",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "541e1b4647f629ba6adedc00bd9927d5",
    "id": "8509bc9dce60ca77366ff49d409cae47a42caeed6c1eefcbca2fde4f5c05639c",
    "metadata": {},
    "name": "CreateSavedView",
    "operationKind": "mutation",
    "text": "mutation CreateSavedView($input:SavedViewInput!){createSavedView(input:$input){id,name,query,scope,isMine}}"
  }
};
})();

(node as any).hash = "1b37a1a95e78706588a73f351f6035b9";

export default node;
