/**
 * @generated SignedSource<<9c2221688f917c3d858ce3fe689a6e0c>>
 * @relayHash abad448eafba2e81716897683452de1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a17555441fb9962db2ce79a350fe65456c834d834d6dfd6135bf5bc69e652abd

import { ConcreteRequest } from 'relay-runtime';
export type DeleteTeam$variables = {
  id: string;
};
export type DeleteTeam$data = {
  readonly deleteTeam: string;
};
export type DeleteTeam = {
  response: DeleteTeam$data;
  variables: DeleteTeam$variables;
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
    "name": "deleteTeam",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteTeam",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteTeam",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "abad448eafba2e81716897683452de1a",
    "id": "a17555441fb9962db2ce79a350fe65456c834d834d6dfd6135bf5bc69e652abd",
    "metadata": {},
    "name": "DeleteTeam",
    "operationKind": "mutation",
    "text": "mutation DeleteTeam($id:ID!){deleteTeam(id:$id)}"
  }
};
})();

(node as any).hash = "8390ed32f12a4c166f4d2eb26ad81c1a";

export default node;
