/**
 * @generated SignedSource<<c3710653d2e95fd3e2b72638dd83d367>>
 * @relayHash d42fa90f4b18baa4303c12d5b1421296
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa2a38315dcb662a2bdc21d7694c53a623bcf54a1bd278cbe3202bcf1c2f1b32

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArticleStatus = "Archived" | "Draft" | "Published";
export type WebpageDialogQuery$variables = {
  id: string;
};
export type WebpageDialogQuery$data = {
  readonly article: {
    readonly id: string;
    readonly includeInGpt: boolean;
    readonly passageCount: number;
    readonly status: ArticleStatus;
    readonly text: string;
    readonly title: string;
    readonly webpage: {
      readonly changedAt: string | null | undefined;
      readonly fetchedAt: string | null | undefined;
      readonly foundOn: string | null | undefined;
      readonly httpStatus: number | null | undefined;
      readonly source: {
        readonly addresses: ReadonlyArray<string>;
        readonly id: string;
      } | null | undefined;
      readonly url: string;
    } | null | undefined;
    readonly words: number;
    readonly " $fragmentSpreads": FragmentRefs<"AnsweredBy_article" | "GptStatus_article">;
  };
};
export type WebpageDialogQuery = {
  response: WebpageDialogQuery$data;
  variables: WebpageDialogQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "includeInGpt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "passageCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Webpage",
  "kind": "LinkedField",
  "name": "webpage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fetchedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foundOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "httpStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CrawlSource",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addresses",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WebpageDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "article",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GptStatus_article"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AnsweredBy_article"
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebpageDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "article",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptProgress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptErrorCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptError",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Assistant",
            "kind": "LinkedField",
            "name": "answeredBy",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d42fa90f4b18baa4303c12d5b1421296",
    "id": "aa2a38315dcb662a2bdc21d7694c53a623bcf54a1bd278cbe3202bcf1c2f1b32",
    "metadata": {},
    "name": "WebpageDialogQuery",
    "operationKind": "query",
    "text": "query WebpageDialogQuery($id:ID!){article(id:$id){id,title,status,includeInGpt,passageCount,webpage{url,fetchedAt,changedAt,foundOn,httpStatus,source{id,addresses}},...GptStatus_article,...AnsweredBy_article,text,words}}fragment AnsweredBy_article on Article{passageCount,answeredBy{id,title,type}}fragment GptStatus_article on Article{id,title,gptStatus,gptProgress,gptErrorCode,gptError}"
  }
};
})();

(node as any).hash = "80f1f05f67659341a01866a9bce836bb";

export default node;
