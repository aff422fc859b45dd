# Parley as `npm start` runs it: dashboard, chat and API in one process tree.
FROM node:20-slim
WORKDIR /parley
RUN chown node:node /parley
USER node

COPY --chown=node:node . .
# npm ci, generated code and builds now, so that starting only has to seed and serve.
RUN node --input-type=module -e "import { setup, build } from './scripts/setup.mjs'; await setup(); await build();" \
  && mkdir .data

# Reachable from outside the container; which machines may come is the publisher's choice (docker-compose.yml).
ENV HOST=0.0.0.0
EXPOSE 3000 3001 4000 12111
VOLUME /parley/.data
CMD ["node", "scripts/start.mjs"]
