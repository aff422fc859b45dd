/**
 * @generated SignedSource<<d2d6899a02e94c3fce3076e1db89463a>>
 * @relayHash 47ec1dca824f5924ef48a687a8f6356b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff16e61b520e919cef3f1e4ee850053fa0e61df31ec60688f41572f607a071e8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebpagesScreenQuery } from './WebpagesScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebpagesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff16e61b520e919cef3f1e4ee850053fa0e61df31ec60688f41572f607a071e8",
    "metadata": {},
    "name": "WebpagesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
