# The page, the server, and what the server needs at run time. How to run it: docs/operate.md.

# The network of the page and the server.
ARG LOVE_NETWORK=mainnet

# Every manifest, so that code changes do not trigger a reinstall.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/devnet/package.json packages/devnet/
COPY packages/http/package.json packages/http/
COPY packages/protocol/package.json packages/protocol/
COPY packages/safe/package.json packages/safe/
COPY packages/ui98/package.json packages/ui98/

FROM manifests AS page
RUN npm ci --ignore-scripts --workspace=@love/web
COPY tsconfig.base.json tsconfig.json ./
COPY packages packages
COPY apps/web apps/web
# Public in the page. Defaults are in .env.example.
ARG LOVE_NETWORK
ARG WALLETCONNECT_PROJECT_ID
ARG WALLETCONNECT_RELAY_URL
ARG PREVIEW_HOST
ARG PRODUCTION_HOST
ARG COMMUNITY_CHAT
ARG COMMUNITY_LOVE
ARG COMMUNITY_WAR3
ARG COMMUNITY_DISCORD
RUN node apps/web/build.ts

FROM manifests AS modules
RUN npm ci --ignore-scripts --omit=dev --workspace=@love/server

FROM node:24.21.0-bookworm-slim AS runtime
LABEL org.opencontainers.image.title="LOVE" org.opencontainers.image.licenses="MIT"
ARG LOVE_NETWORK
ENV NODE_ENV=production LOVE_NETWORK=$LOVE_NETWORK HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The only writable folder. A new volume takes its owner from here.
WORKDIR /data
RUN chown 1000:1000 .
VOLUME /data
WORKDIR /app
COPY LICENSE ./
COPY --from=modules /app/node_modules node_modules
COPY packages/contracts/package.json packages/contracts/
COPY packages/contracts/src packages/contracts/src
COPY packages/http packages/http
COPY packages/protocol packages/protocol
COPY packages/safe packages/safe
COPY apps/server apps/server
COPY --from=page /app/apps/web/dist apps/web/dist
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node receives signals directly: no shell and no npm in between.
ENTRYPOINT []
CMD ["node", "apps/server/src/main.ts"]
