/**
 * @generated SignedSource<<a3aa1c98f824553c1a65b86ad8d3d61e>>
 * @relayHash dda8de60cd0d738471198338e0ccd543
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e724dd4f489940f1b98db002a1942a84a940d92f8cf86479369764311f5cb8bf

import { ConcreteRequest } from 'relay-runtime';
export type FormChartsQuery$variables = {
  days: number;
  id: string;
};
export type FormChartsQuery$data = {
  readonly formStatistics: {
    readonly completed: number;
    readonly questions: ReadonlyArray<{
      readonly answered: number;
      readonly answers: ReadonlyArray<{
        readonly count: number;
        readonly text: string;
      }>;
      readonly fieldId: string;
      readonly label: string;
      readonly left: number;
    }>;
    readonly shown: number;
    readonly started: number;
    readonly usualSeconds: number | null | undefined;
  };
};
export type FormChartsQuery = {
  response: FormChartsQuery$data;
  variables: FormChartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "days",
        "variableName": "days"
      },
      {
        "kind": "Variable",
        "name": "formTemplateId",
        "variableName": "id"
      }
    ],
    "concreteType": "FormStatistics",
    "kind": "LinkedField",
    "name": "formStatistics",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shown",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "started",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "completed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "usualSeconds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FormQuestionStatistics",
        "kind": "LinkedField",
        "name": "questions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "left",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FormAnswerCount",
            "kind": "LinkedField",
            "name": "answers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FormChartsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FormChartsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "dda8de60cd0d738471198338e0ccd543",
    "id": "e724dd4f489940f1b98db002a1942a84a940d92f8cf86479369764311f5cb8bf",
    "metadata": {},
    "name": "FormChartsQuery",
    "operationKind": "query",
    "text": "query FormChartsQuery($id:ID!,$days:Int!){formStatistics(formTemplateId:$id,days:$days){shown,started,completed,usualSeconds,questions{fieldId,label,answered,left,answers{text,count}}}}"
  }
};
})();

(node as any).hash = "250cfa046618050f3c583fc6a4e36499";

export default node;
