/**
 * @generated SignedSource<<7854b9eda9b5ef6219628aa1443ef006>>
 * @relayHash 2caf56fec00d32637ac326ed38955e1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb210998d8568cb1ff9a3c5d202802467e646473dc1eba76fa574652ee3c5e46

import { ConcreteRequest } from 'relay-runtime';
export type UnansweredSectionQuery$variables = {
  assistantId?: string | null | undefined;
};
export type UnansweredSectionQuery$data = {
  readonly unansweredQuestions: ReadonlyArray<{
    readonly conversationIds: ReadonlyArray<string>;
    readonly count: number;
    readonly key: string;
    readonly lastAskedAt: string;
    readonly question: string;
  }>;
};
export type UnansweredSectionQuery = {
  response: UnansweredSectionQuery$data;
  variables: UnansweredSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assistantId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assistantId",
        "variableName": "assistantId"
      }
    ],
    "concreteType": "UnansweredQuestion",
    "kind": "LinkedField",
    "name": "unansweredQuestions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "question",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastAskedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conversationIds",
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
    "name": "UnansweredSectionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnansweredSectionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2caf56fec00d32637ac326ed38955e1f",
    "id": "eb210998d8568cb1ff9a3c5d202802467e646473dc1eba76fa574652ee3c5e46",
    "metadata": {},
    "name": "UnansweredSectionQuery",
    "operationKind": "query",
    "text": "query UnansweredSectionQuery($assistantId:ID){unansweredQuestions(assistantId:$assistantId){key,question,count,lastAskedAt,conversationIds}}"
  }
};
})();

(node as any).hash = "4c7e6035010f171e33d96c9423e6ffc6";

export default node;
