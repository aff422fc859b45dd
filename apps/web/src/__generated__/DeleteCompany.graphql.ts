/**
 * @generated SignedSource<<0803d94f65b7f5e01545fb4306a66770>>
 * @relayHash 25df64b4aae30f45a7dd164c292e633e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e9ba8e97558514dab326189e72e6f5284c9ce20db462a6a76c8944b41abe3da

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCompanyInput = {
  name: string;
  password: string;
};
export type DeleteCompany$variables = {
  input: DeleteCompanyInput;
};
export type DeleteCompany$data = {
  readonly deleteCompany: string;
};
export type DeleteCompany = {
  response: DeleteCompany$data;
  variables: DeleteCompany$variables;
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
    "kind": "ScalarField",
    "name": "deleteCompany",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteCompany",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteCompany",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "25df64b4aae30f45a7dd164c292e633e",
    "id": "1e9ba8e97558514dab326189e72e6f5284c9ce20db462a6a76c8944b41abe3da",
    "metadata": {},
    "name": "DeleteCompany",
    "operationKind": "mutation",
    "text": "mutation DeleteCompany($input:DeleteCompanyInput!){deleteCompany(input:$input)}"
  }
};
})();

(node as any).hash = "9f5b71370a4f870bba23e54cb43d0a28";

export default node;
