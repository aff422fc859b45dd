/**
 * @generated SignedSource<<6f4a89aca1702a0c347eb15b3b246e05>>
 * @relayHash 8a30172f2603fe6e399501d653828f50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc26cb17c2de1282a09a57445d44c714063216af75bdce2c18f0e6d6aec15097

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ArticlesScreenQuery } from './ArticlesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticlesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc26cb17c2de1282a09a57445d44c714063216af75bdce2c18f0e6d6aec15097",
    "metadata": {},
    "name": "ArticlesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
