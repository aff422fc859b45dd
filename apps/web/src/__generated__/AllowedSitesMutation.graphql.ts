/**
 * @generated SignedSource<<b8f5fca6c32ed2d0aebf159c031e5a73>>
 * @relayHash 98d3e089719584a48a5415ab4ccf6b9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1eff61d4a2f61a5be40fb59e3a2f5fcdb55b9908357c788eb0f896bcd7f057a0

import { ConcreteRequest } from 'relay-runtime';
export type SetAllowedDomainsInput = {
  assistantId: string;
  domains: ReadonlyArray<string>;
};
export type AllowedSitesMutation$variables = {
  input: SetAllowedDomainsInput;
};
export type AllowedSitesMutation$data = {
  readonly setAllowedDomains: {
    readonly id: string;
    readonly installation: {
      readonly allowedDomains: ReadonlyArray<string>;
    };
  };
};
export type AllowedSitesMutation = {
  response: AllowedSitesMutation$data;
  variables: AllowedSitesMutation$variables;
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
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "setAllowedDomains",
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
        "concreteType": "AssistantInstallation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "allowedDomains",
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
    "name": "AllowedSitesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AllowedSitesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "98d3e089719584a48a5415ab4ccf6b9f",
    "id": "1eff61d4a2f61a5be40fb59e3a2f5fcdb55b9908357c788eb0f896bcd7f057a0",
    "metadata": {},
    "name": "AllowedSitesMutation",
    "operationKind": "mutation",
    "text": "mutation AllowedSitesMutation($input:SetAllowedDomainsInput!){setAllowedDomains(input:$input){id,installation{allowedDomains}}}"
  }
};
})();

(node as any).hash = "5fd198d47daf695856e85bdaa7696ada";

export default node;
