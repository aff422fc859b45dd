/**
 * @generated SignedSource<<242db35ee05db118b421bd76eb47139d>>
 * @relayHash 9e2e4ba23a20f52e5ab64b1b51dd547e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ff7dc18efcb39147634915f53bee0ad2223f82362cdb5526787a46e08519c1e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormEditScreenQuery } from './FormEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ff7dc18efcb39147634915f53bee0ad2223f82362cdb5526787a46e08519c1e",
    "metadata": {},
    "name": "FormEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
