/**
 * @generated SignedSource<<acf4222224638e389893d676908eacc3>>
 * @relayHash 09c771074687b164b8c13e3a828c1d6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50c35659f083c97c7b45f61161d3665942631ad6d1b10871855da00084947d6c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebpagesScreenQuery } from './WebpagesScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebpagesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50c35659f083c97c7b45f61161d3665942631ad6d1b10871855da00084947d6c",
    "metadata": {},
    "name": "WebpagesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
