/**
 * @generated SignedSource<<401e90e09ea59ca1d629c4ce5028204f>>
 * @relayHash 2c5b0c68a81b518d55643d5b5e99ad58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9ceb5bbbfe61e4b33cbeafaea6970e62ceca0ece60ff06c7e37d308a8f353d4

import { ConcreteRequest } from 'relay-runtime';
export type PassagesPanelQuery$variables = {
  id: string;
};
export type PassagesPanelQuery$data = {
  readonly article: {
    readonly id: string;
    readonly passages: ReadonlyArray<{
      readonly answers: ReadonlyArray<{
        readonly at: string;
        readonly conversationId: string;
        readonly isHelpful: boolean | null | undefined;
        readonly question: string;
      }>;
      readonly figures: {
        readonly helpful: number;
        readonly unhelpful: number;
        readonly uses: number;
      };
      readonly heading: string;
      readonly id: string;
      readonly isEdited: boolean;
      readonly isEnabled: boolean;
      readonly page: number | null | undefined;
      readonly questions: ReadonlyArray<string>;
      readonly text: string;
    }>;
  };
};
export type PassagesPanelQuery = {
  response: PassagesPanelQuery$data;
  variables: PassagesPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "article",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Passage",
        "kind": "LinkedField",
        "name": "passages",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "heading",
            "storageKey": null
          },
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
            "name": "page",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "questions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEnabled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEdited",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PassageFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uses",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "helpful",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unhelpful",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PassageAnswer",
            "kind": "LinkedField",
            "name": "answers",
            "plural": true,
            "selections": [
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
                "name": "conversationId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isHelpful",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PassagesPanelQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PassagesPanelQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "2c5b0c68a81b518d55643d5b5e99ad58",
    "id": "a9ceb5bbbfe61e4b33cbeafaea6970e62ceca0ece60ff06c7e37d308a8f353d4",
    "metadata": {},
    "name": "PassagesPanelQuery",
    "operationKind": "query",
    "text": "query PassagesPanelQuery($id:ID!){article(id:$id){id,passages{id,heading,text,page,questions,isEnabled,isEdited,figures{uses,helpful,unhelpful},answers{question,conversationId,isHelpful,at}}}}"
  }
};
})();

(node as any).hash = "db4f30d993e3d43c85b76b205dcf973a";

export default node;
