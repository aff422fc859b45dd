/**
 * @generated SignedSource<<b67c8aed687aeb85ace08d7138cfe507>>
 * @relayHash ee3d2152523c429fee1fec04a290d34f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acb79b20ee4f53d2e7d26466cfd7795f36e1c585fdb9bc5934b16bfec28999b4

import { ConcreteRequest } from 'relay-runtime';
export type useReportsDeleteMutation$variables = {
  id: string;
};
export type useReportsDeleteMutation$data = {
  readonly deleteReportSchedule: string;
};
export type useReportsDeleteMutation = {
  response: useReportsDeleteMutation$data;
  variables: useReportsDeleteMutation$variables;
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
    "name": "deleteReportSchedule",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReportsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ee3d2152523c429fee1fec04a290d34f",
    "id": "acb79b20ee4f53d2e7d26466cfd7795f36e1c585fdb9bc5934b16bfec28999b4",
    "metadata": {},
    "name": "useReportsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useReportsDeleteMutation($id:ID!){deleteReportSchedule(id:$id)}"
  }
};
})();

(node as any).hash = "c9689222c5387900da12db9c6c1ceab4";

export default node;
