/**
 * @generated SignedSource<<9277740a69f633c5ab9ae815343d2d11>>
 * @relayHash 14639cf2451b4afdef9429982340aca6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71bddd9d6f32e8fc3e9a6aabccc5d2dbb40c602643d53fd64c58dbc6bbfa7c89

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContentLayoutQuery } from './ContentLayoutQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71bddd9d6f32e8fc3e9a6aabccc5d2dbb40c602643d53fd64c58dbc6bbfa7c89",
    "metadata": {},
    "name": "ContentLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
