# The server with the built web app. Built by `npm run lab -- container` (buildah, chroot isolation) on a Debian 12 made by debootstrap
# with Node 24.21.0 in it, on 23 November 2026; a container of it served pages, a sign-up and a card. Not tried: Docker itself, and the base below.
FROM node:24-slim AS web
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund \
  && node -e "import('./scripts/lib/ensure-web-built.mjs').then((build) => build.ensureWebBuilt())"

# What the server needs at run time: 80 MB of packages, without those that build and test.
FROM node:24-slim AS server
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund --omit=dev --workspace @thirteen/server

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=server /app/package.json ./
COPY --from=server /app/node_modules node_modules
COPY --from=server /app/packages packages
COPY --from=server /app/apps/server apps/server
COPY --from=web /app/apps/web/dist apps/web/dist
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
