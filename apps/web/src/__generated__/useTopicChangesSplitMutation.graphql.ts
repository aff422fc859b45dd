/**
 * @generated SignedSource<<1cd5bb6ecfce2cf50069d3210f2735ee>>
 * @relayHash 644176c922b9644431bc01e7e9bc4e71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a220c776ea1267703457d9196de642fb73dad66ad5664a0a2eec28efce17dd7f

import { ConcreteRequest } from 'relay-runtime';
export type useTopicChangesSplitMutation$variables = {
  conversationIds: ReadonlyArray<string>;
  id: string;
  name: string;
};
export type useTopicChangesSplitMutation$data = {
  readonly splitTopic: {
    readonly id: string;
    readonly name: string;
  };
};
export type useTopicChangesSplitMutation = {
  response: useTopicChangesSplitMutation$data;
  variables: useTopicChangesSplitMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conversationIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "conversationIds",
        "variableName": "conversationIds"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Topic",
    "kind": "LinkedField",
    "name": "splitTopic",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTopicChangesSplitMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTopicChangesSplitMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "644176c922b9644431bc01e7e9bc4e71",
    "id": "a220c776ea1267703457d9196de642fb73dad66ad5664a0a2eec28efce17dd7f",
    "metadata": {},
    "name": "useTopicChangesSplitMutation",
    "operationKind": "mutation",
    "text": "mutation useTopicChangesSplitMutation($id:ID!,$conversationIds:[ID!]!,$name:String!){splitTopic(id:$id,conversationIds:$conversationIds,name:$name){id,name}}"
  }
};
})();

(node as any).hash = "c04b505ad3e8702fc7c660baa363e779";

export default node;
