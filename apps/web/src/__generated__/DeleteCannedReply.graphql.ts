/**
 * @generated SignedSource<<ffdc0da85f73074ded43f16000ea18bb>>
 * @relayHash 0c15d619530e227ff63462889f902d2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ed09614841a0fcd80811b9660ca9793bd307dd3db02c49e57e8edaba11c8247

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCannedReply$variables = {
  id: string;
};
export type DeleteCannedReply$data = {
  readonly deleteCannedReply: string;
};
export type DeleteCannedReply = {
  response: DeleteCannedReply$data;
  variables: DeleteCannedReply$variables;
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
    "name": "deleteCannedReply",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteCannedReply",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteCannedReply",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0c15d619530e227ff63462889f902d2d",
    "id": "2ed09614841a0fcd80811b9660ca9793bd307dd3db02c49e57e8edaba11c8247",
    "metadata": {},
    "name": "DeleteCannedReply",
    "operationKind": "mutation",
    "text": "mutation DeleteCannedReply($id:ID!){deleteCannedReply(id:$id)}"
  }
};
})();

(node as any).hash = "4e478f72997c864f44418061dff8747e";

export default node;
