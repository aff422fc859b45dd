/**
 * @generated SignedSource<<ee96c18fd71ef0a43da4f2358e2caedb>>
 * @relayHash 4d966f7b310abbb44d881a19d9312879
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 899030d78758c69bcfe406b789f741799332abb47734b14e75b747ed080407dc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoriesScreenQuery } from './CategoriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "899030d78758c69bcfe406b789f741799332abb47734b14e75b747ed080407dc",
    "metadata": {},
    "name": "CategoriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
